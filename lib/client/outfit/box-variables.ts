/** CSS variables with the edges of the figure's box, in the order of the box. See app/picture-crop.css. */
export const BOX_VARIABLES = ['--box-left', '--box-top', '--box-right', '--box-bottom'] as const;
