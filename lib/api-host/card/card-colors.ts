/** Colors of texts on the light backdrops of the outfits' pictures. */
export const INK = '#17212f';
export const INK_2 = '#435067';
export const LOW = '#1f57db';
export const HIGH = '#b03520';
