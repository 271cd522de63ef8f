// Catalogue of the models that the renderer can draw. A garment has a model with parameters; colours, patterns and the way
// it is worn (open, tucked in) belong to the outfit (`WornGarment`). Lengths are landmarks of the body, not centimetres,
// because the figure is modelled 3.6 heads tall and stretched afterwards.

/** Width of a garment: 'tight' lies on the skin, 'oversized' has dropped shoulders. */
export type Fit = 'tight' | 'slim' | 'regular' | 'relaxed' | 'oversized';

/** Sleeve length in % of the arm: cap 10, short 35, half 50, three-quarter 75, long 100. */
export type Sleeve = 'none' | 'cap' | 'short' | 'half' | 'three-quarter' | 'long';

/** Lower edge of tops and layers: 'crop' is above the waist, 'seat' covers it. */
export type Hem = 'crop' | 'waist' | 'hip' | 'seat' | 'thigh' | 'knee' | 'midi' | 'ankle';

/** Lower edge of bottoms: 'micro' and 'mini' end at the upper and middle thigh, 'midi' at the middle of the calf. */
export type LegHem = 'micro' | 'mini' | 'knee' | 'midi' | 'ankle' | 'full' | 'floor';

export type KnitGauge = 'fine' | 'mid' | 'rib' | 'chunky' | 'cable' | 'mohair' | 'waffle';

export interface ModelParams {
  // ── tops ──────────────────────────────────────────────────────────────────────────────────────────────────────────
  /** Jersey: T-shirts, tanks, sport shirts. `strap`: width of a sleeveless shoulder. */
  tee: {
    sleeve: Sleeve;
    neck: 'crew' | 'v' | 'scoop' | 'square' | 'mock' | 'half-zip';
    fit: Fit;
    hem: Hem;
    raglan?: boolean;
    /** Drawn on the chest in the `trim` colour. */
    decal?: 'heart' | 'pocket' | 'lettering' | 'circle' | 'small-logo';
  };
  /** Woven, buttoned. `rolled`: long sleeves turned up below the elbow. */
  shirt: {
    sleeve: 'short' | 'half' | 'long' | 'rolled';
    collar: 'point' | 'button-down' | 'open' | 'band';
    fit: Fit;
    hem: Hem;
    pockets: 0 | 1 | 2;
  };
  polo: { sleeve: Sleeve; fit: Fit; hem: Hem; knit: boolean; placket: 'buttons' | 'zip' | 'open' };
  /** Soft and gathered. `puff`: gathered sleeve head and cuff. */
  blouse: {
    sleeve: Sleeve;
    puff: boolean;
    neck: 'round' | 'v' | 'square' | 'bow' | 'frill' | 'stand';
    fit: Fit;
    hem: Hem;
  };
  /** Knitted pullover; `sleeve: none` is a knitted vest. */
  knit: {
    neck: 'crew' | 'v' | 'boat' | 'half-turtle' | 'turtle' | 'half-zip' | 'collar';
    sleeve: Sleeve;
    gauge: KnitGauge;
    fit: Fit;
    hem: Hem;
  };
  sweatshirt: {
    neck: 'crew' | 'half-zip' | 'collar';
    fit: Fit;
    hem: Hem;
    decal?: 'lettering' | 'small-logo' | 'circle';
  };
  /** `zip`: full front zip; otherwise a pullover. */
  hoodie: { zip: boolean; fit: Fit; hem: Hem; pouch: boolean };
  /** Underlayer that is visible at the neck only, or not at all. */
  thermal: { part: 'top' | 'bottom'; neck: 'crew' | 'mock' | 'hidden' };

  // ── bottoms and dresses ───────────────────────────────────────────────────────────────────────────────────────────
  trousers: {
    style:
      | 'slacks'
      | 'chinos'
      | 'jeans'
      | 'cargo'
      | 'corduroy'
      | 'jogger'
      | 'sweat'
      | 'nylon'
      | 'hiking'
      | 'padded'
      | 'linen';
    cut: 'slim' | 'straight' | 'tapered' | 'wide' | 'flare' | 'cuffed';
    hem: 'ankle' | 'full' | 'floor';
    crease: boolean;
    waist: 'belt' | 'plain' | 'drawstring' | 'pleats';
  };
  /** Skin-tight stretch, for sport. */
  leggings: { hem: 'knee' | 'ankle'; flare: boolean };
  shorts: {
    style: 'denim' | 'chino' | 'linen' | 'tailored' | 'sport' | 'nylon';
    hem: 'micro' | 'mini' | 'knee';
    fit: Fit;
    waist: 'belt' | 'drawstring';
  };
  skirt: {
    shape: 'pleated' | 'a-line' | 'pencil' | 'slip' | 'tiered' | 'wrap' | 'full';
    hem: LegHem;
    /** Number of pleats around; 0 for other shapes. */
    pleats: number;
    slit?: boolean;
    buttons?: boolean;
  };
  dress: {
    sleeve: Sleeve;
    /** Shoulder straps instead of a shoulder (sleeve 'none'). */
    straps?: boolean;
    puff?: boolean;
    neck: 'round' | 'v' | 'square' | 'shirt' | 'half-turtle' | 'turtle' | 'collar';
    waist: 'fitted' | 'belted' | 'straight' | 'elastic';
    skirt: 'a-line' | 'straight' | 'full' | 'tiered' | 'pleated' | 'mermaid';
    hem: LegHem;
    knit: boolean;
  };
  /** `opacity`: 0-1 over the skin. */
  tights: { opacity: number };
  socks: { height: 'ankle' | 'crew' | 'knee' | 'loose' };

  // ── outer layers ──────────────────────────────────────────────────────────────────────────────────────────────────
  blazer: {
    breasted: 'single' | 'double';
    lapel: 'notch' | 'peak' | 'none' | 'shawl';
    buttons: 1 | 2 | 3 | 4;
    fit: Fit;
    hem: Hem;
    belt?: boolean;
  };
  cardigan: { gauge: KnitGauge; neck: 'v' | 'round' | 'shawl' | 'collar'; fit: Fit; hem: Hem; zip?: boolean };
  /** Short jackets with a waistband or straight hem. */
  jacket: {
    style:
      | 'denim'
      | 'work'
      | 'blouson'
      | 'bomber'
      | 'varsity'
      | 'track'
      | 'field'
      | 'harrington'
      | 'overshirt'
      | 'tweed';
    fit: Fit;
    hem: Hem;
    hood?: boolean;
  };
  'leather-jacket': { style: 'biker' | 'single' | 'shearling'; fit: Fit; hem: Hem };
  windbreaker: { hood: boolean; front: 'zip' | 'half-zip'; fit: Fit; hem: Hem; shell: 'light' | 'hard' | 'soft' };
  fleece: {
    pile: 'sherpa' | 'flat';
    front: 'zip' | 'half-zip';
    sleeve: 'none' | 'long';
    collar: 'stand' | 'hood';
    fit: Fit;
    hem: Hem;
  };
  coat: {
    style: 'trench' | 'single' | 'double' | 'mac' | 'wrap' | 'duffle' | 'collarless' | 'raincoat';
    hem: 'seat' | 'thigh' | 'knee' | 'midi';
    belt: boolean;
    hood: boolean;
    fit: Fit;
  };
  padded: {
    sleeve: 'none' | 'long';
    hem: 'crop' | 'waist' | 'hip' | 'thigh' | 'midi';
    /** narrow: light down; wide: thick chambers; smooth: parka without lines; diamond, onion: quilting. */
    quilt: 'narrow' | 'wide' | 'smooth' | 'diamond' | 'onion';
    collar: 'stand' | 'hood' | 'round';
    fur?: boolean;
    fit: Fit;
  };

  // ── shoes ─────────────────────────────────────────────────────────────────────────────────────────────────────────
  sneakers: { style: 'court' | 'canvas' | 'retro' | 'chunky' | 'slip-on'; top: 'low' | 'high' };
  'running-shoes': { sole: 'normal' | 'cushioned' | 'trail' };
  'hiking-shoes': { top: 'low' | 'mid' };
  loafers: { style: 'penny' | 'bit' | 'tassel' | 'chunky' };
  derby: { sole: 'thin' | 'lug'; toe: 'plain' | 'cap' };
  flats: { style: 'ballet' | 'mary-jane' | 'slingback' };
  /** `heelCm`: 3-8, on a real foot. */
  heels: { style: 'pump' | 'slingback' | 'strap'; heelCm: number };
  boots: {
    style: 'plain' | 'chelsea' | 'lace' | 'heel' | 'western' | 'fur' | 'padded' | 'rain';
    shaft: 'ankle' | 'mid' | 'knee';
  };
  sandals: { style: 'strap' | 'slide' | 'sport' | 'fisherman' | 'heel' };
  slippers: { style: 'clog' | 'mule' | 'flip-flop' };

  // ── accessories ───────────────────────────────────────────────────────────────────────────────────────────────────
  /** wrap: around the neck with hanging ends; hang: loose over the lapels; snood: closed ring. */
  scarf: { style: 'wrap' | 'hang' | 'snood'; fringe: boolean };
  necktie: { pattern: 'plain' | 'stripe' };
  beanie: { pom: boolean; cuff: boolean };
  cap: { style: 'ball' | 'camp' | 'visor' };
  'bucket-hat': { brim: 'short' | 'wide'; straw: boolean };
  beret: Record<string, never>;
  earmuffs: Record<string, never>;
  gloves: { style: 'finger' | 'mitten' };
  /** Folded filter mask (KF80 or KF94). */
  mask: Record<string, never>;
  /** `tint`: 0 (clear) to 1 (black). */
  eyewear: { shape: 'round' | 'square' | 'sport'; tint: number };
  /** Open, held by the arm whose pose is 'umbrella'. `clear`: transparent film. */
  umbrella: { clear: boolean };
  tote: { size: 'medium' | 'large'; material: 'canvas' | 'leather' | 'nylon' | 'straw' };
  backpack: { style: 'city' | 'hiking' | 'mini' | 'laptop' };
  briefcase: { style: 'slim' | 'structured' };
  handbag: { style: 'flap' | 'mini' | 'bucket' | 'top-handle' };
  /** Small bag on a strap: 'baguette' under the arm, the others across the body. */
  crossbody: { style: 'flap' | 'camera' | 'messenger' | 'hobo' | 'baguette' | 'sling' };
  'belt-bag': Record<string, never>;
}

export type ModelKind = keyof ModelParams;

/** Model of a garment with its parameters. Narrows on `kind`. */
export type Model = { [Kind in ModelKind]: { kind: Kind; params: ModelParams[Kind] } }[ModelKind];
