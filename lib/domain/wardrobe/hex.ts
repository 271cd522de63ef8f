/** Hex colour, `#rrggbb`. */
export type Hex = `#${string}`;
