import sharp from 'sharp';
import type { Hex } from '../../../lib/domain/wardrobe/hex';
import { shade } from '../scene/colour';
import type { FaceSpec } from './faces';

/** Width of the drawing in head units. It is projected onto the head from the front. */
export const FACE_SPAN = 0.6;
const PIXELS = 1200;
const K = PIXELS / FACE_SPAN;
const LINE = '#2b1a15';

const p = (x: number, z: number) => `${(x * K).toFixed(1)},${(-z * K).toFixed(1)}`;
const stroke = (path: string, color: string, width: number, extra = '') =>
  `<path d="${path}" stroke="${color}" stroke-width="${(width * K).toFixed(1)}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

/** Returns the outline of the visible eye: an oval cut by the upper lid, with its lower edge lifted by a smile. */
function eyeOutline({ width: w, height: h, lid, smile, tilt }: FaceSpec['eye']): string {
  const top = h * (1 - lid * 1.1);
  const low = -h * (1 - smile * 0.9);
  const corner = h * 0.1 * lid;
  return [
    `M ${p(-w, corner - tilt * 0.6)}`,
    `C ${p(-w, top * 0.78)} ${p(-w * 0.55, top)} ${p(0, top)}`,
    `C ${p(w * 0.6, top)} ${p(w, top * 0.8 + tilt * 0.4)} ${p(w, corner + tilt * 0.6)}`,
    `C ${p(w, low * 0.75)} ${p(w * 0.55, low)} ${p(0, low)}`,
    `C ${p(-w * 0.55, low)} ${p(-w, low * 0.75)} ${p(-w, corner - tilt * 0.6)} Z`,
  ].join(' ');
}

function upperLid({ width: w, height: h, lid, tilt, wing }: FaceSpec['eye']): string {
  const top = h * (1 - lid * 1.1);
  const corner = h * 0.1 * lid;
  const lash = wing > 0;
  const line = `M ${p(-w * 1.04, corner + top * 0.24 - tilt * 0.6)} C ${p(-w * 0.9, top * 0.95)} ${p(-w * 0.5, top * 1.06)} ${p(0, top * 1.06)} C ${p(w * 0.62, top * 1.06)} ${p(w * 0.98, top * 0.82 + tilt * 0.4)} ${p(w * 1.06, corner + top * 0.3 + tilt)}`;
  const tail = lash
    ? stroke(
        `M ${p(w * 0.95, top * 0.62 + tilt * 0.6)} Q ${p(w * 1.2, top * 0.55 + tilt)} ${p(w + wing, top * 0.78 + tilt * 1.4)}`,
        LINE,
        0.0075,
      )
    : '';
  const crease =
    lid < 0.15
      ? stroke(
          `M ${p(-w * 0.7, top * 1.42)} Q ${p(0, top * 1.62)} ${p(w * 0.95, top * 1.3 + tilt)}`,
          '#a9604c',
          0.0034,
          'opacity=".5"',
        )
      : '';
  return stroke(line, LINE, lash ? 0.0105 : 0.0095) + tail + crease;
}

/** Returns the SVG of one eye. `side` 1 is the figure's left eye. The highlights stay on the light's side in both. */
function eye(spec: FaceSpec['eye'], side: 1 | -1): string {
  const { width: w, height: h, smile, lid } = spec;
  const id = side > 0 ? 'l' : 'r';
  const light = -side;
  return `<g transform="translate(${side * spec.x * K},${-spec.z * K}) scale(${side},1)">
    <clipPath id="eye-${id}"><path d="${eyeOutline(spec)}"/></clipPath>
    <g clip-path="url(#eye-${id})">
      <rect x="${-w * 2 * K}" y="${-h * 2 * K}" width="${w * 4 * K}" height="${h * 4 * K}" fill="#24130e"/>
      <ellipse cx="0" cy="${h * 0.3 * K}" rx="${w * 0.8 * K}" ry="${h * 0.82 * K}" fill="url(#iris)"/>
      <ellipse cx="0" cy="${h * 0.02 * K}" rx="${w * 0.46 * K}" ry="${h * 0.5 * K}" fill="#160a06"/>
      <ellipse cx="0" cy="${h * (0.66 - smile * 0.5) * K}" rx="${w * 0.55 * K}" ry="${h * 0.2 * K}" fill="#d9a06a" opacity=".55" filter="url(#soft)"/>
    </g>
    <ellipse cx="${light * w * 0.3 * K}" cy="${-h * (0.38 - lid * 0.75) * K}" rx="${w * 0.27 * K}" ry="${h * 0.24 * K}" fill="#fff"/>
    <circle cx="${-light * w * 0.34 * K}" cy="${h * (0.34 - smile * 0.25) * K}" r="${w * 0.14 * K}" fill="#fff" opacity=".85"/>
    ${upperLid(spec)}
  </g>`;
}

function brow({ brow: b, eye: e }: FaceSpec, color: string, side: 1 | -1): string {
  const x = e.x;
  const inner = x - b.length * 0.95;
  const outer = x + b.length * 1.1;
  const half = b.weight / 2;
  const z = b.z;
  const path = `M ${p(inner, z - b.tilt - half * 0.5)} Q ${p(x, z + b.arch + half)} ${p(outer, z + b.tilt * 0.6 - 0.004)} Q ${p(x, z + b.arch - half * 1.5)} ${p(inner, z - b.tilt - half * 1.5)} Z`;
  return `<g transform="scale(${side},1)"><path d="${path}" fill="${color}" stroke="${color}" stroke-width="${half * 0.75 * K}" stroke-linejoin="round" opacity=".86"/></g>`;
}

function mouth({ mouth: m }: FaceSpec): string {
  const { width: w, z } = m;
  if (m.kind === 'calm')
    return stroke(`M ${p(-w * 0.85, z)} Q ${p(0, z - 0.009)} ${p(w * 0.95, z + 0.002)}`, m.color, 0.0075);
  if (m.kind === 'half')
    return stroke(`M ${p(-w, z - 0.003)} Q ${p(w * 0.1, z - 0.02)} ${p(w * 1.08, z + 0.007)}`, m.color, 0.008);
  if (m.kind === 'smile') return stroke(`M ${p(-w, z)} Q ${p(0, z - 0.026)} ${p(w, z)}`, m.color, 0.008);
  const deep = m.kind === 'laugh' ? 0.04 : 0.034;
  const lips = `M ${p(-w, z)} Q ${p(0, z - 0.012)} ${p(w, z)} Q ${p(w * 0.7, z - deep)} ${p(0, z - deep)} Q ${p(-w * 0.7, z - deep)} ${p(-w, z)} Z`;
  return `<clipPath id="mouth"><path d="${lips}"/></clipPath>
    <g clip-path="url(#mouth)"><rect x="-200" y="0" width="400" height="600" fill="#8e3038"/>
      <ellipse cx="0" cy="${-(z - 0.001) * K}" rx="${w * 0.8 * K}" ry="${0.0125 * K}" fill="#fffaf4"/>
      <ellipse cx="0" cy="${-(z - deep) * K}" rx="${w * 0.55 * K}" ry="${0.014 * K}" fill="#e27f7e"/></g>
    ${stroke(lips, m.color, 0.0055)}`;
}

function cheeks({ blush, freckles, eye: e }: FaceSpec, side: 1 | -1): string {
  const x = side * (e.x + 0.05) * K;
  const dots = [
    [-14, -6],
    [6, -14],
    [22, 0],
    [-30, 4],
    [0, 8],
  ]
    .map(
      ([dx, dy]) => `<circle cx="${x * 0.78 + side * dx!}" cy="${0.085 * K + dy!}" r="4" fill="#b0694a" opacity=".5"/>`,
    )
    .join('');
  return `<ellipse cx="${x}" cy="${0.108 * K}" rx="${0.056 * K}" ry="${0.036 * K}" fill="${blush.color}" opacity="${(blush.strength * 0.75).toFixed(3)}" filter="url(#blush)"/>${freckles ? dots : ''}`;
}

/** Draws smile folds, crow's feet and the folds below the eyes, which deepen with age. */
function ageLines({ lines = 0, eye: e, mouth: m }: FaceSpec, skin: Hex, side: 1 | -1): string {
  if (lines === 0) return '';
  const outer = e.x + e.width;
  const fold = `M ${p(0.042, -0.078)} Q ${p(0.07, -0.1)} ${p(m.width + 0.03, m.z - 0.012)}`;
  const below = `M ${p(e.x - e.width * 0.8, e.z - e.height * 1.25)} Q ${p(e.x, e.z - e.height * 1.75)} ${p(e.x + e.width * 0.9, e.z - e.height * 1.1)}`;
  const feet = [-0.012, 0.003, 0.017].map(
    (dz) => `M ${p(outer + 0.012, e.z + dz * 0.5)} L ${p(outer + 0.034, e.z + dz * 1.5)}`,
  );
  const color = shade(skin, 0.38);
  const line = (path: string, width: number, opacity: number) =>
    stroke(path, color, width, `opacity="${(opacity * lines).toFixed(2)}"`);
  return `<g transform="scale(${side},1)">${line(fold, 0.0048, 0.55)}${line(below, 0.004, 0.45)}${lines < 0.5 ? '' : feet.map((path) => line(path, 0.0034, 0.5)).join('')}</g>`;
}

/** Writes the flat drawing of a face that is projected onto the head. */
export async function drawFace(face: FaceSpec, skin: Hex, hair: Hex, path: string): Promise<void> {
  const browColor = shade(hair, 0.15);
  const lower = shade(skin, 0.12);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}"><defs>
    <filter id="blush" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="32"/></filter>
    <filter id="soft" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="6"/></filter>
    <radialGradient id="iris" cx=".5" cy=".8" r=".8"><stop offset="0" stop-color="${face.eye.iris}"/><stop offset=".7" stop-color="#3c2118"/><stop offset="1" stop-color="#24130e"/></radialGradient></defs>
    <rect width="${PIXELS}" height="${PIXELS}" fill="${skin}"/>
    <g transform="translate(${PIXELS / 2},${PIXELS / 2})">
      <ellipse cx="0" cy="${0.078 * K}" rx="34" ry="22" fill="${face.blush.color}" opacity=".16" filter="url(#blush)"/>
      ${cheeks(face, 1)}${cheeks(face, -1)}${eye(face.eye, 1)}${eye(face.eye, -1)}
      ${ageLines(face, skin, 1)}${ageLines(face, skin, -1)}
      ${brow(face, browColor, 1)}${brow(face, browColor, -1)}${mouth(face)}
      <path d="M ${p(-0.012, face.mouth.z - 0.046)} Q ${p(0, face.mouth.z - 0.051)} ${p(0.012, face.mouth.z - 0.046)}" stroke="${lower}" stroke-width="9" fill="none" stroke-linecap="round" opacity=".35" filter="url(#soft)"/>
    </g></svg>`;
  await sharp(Buffer.from(svg)).png().toFile(path);
}
