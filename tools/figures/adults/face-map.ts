import sharp from 'sharp';
import type { Hex } from '../../../lib/domain/wardrobe/hex';
import { mixHex, shade } from '../scene/colour';
import { random } from '../sdf/noise';
import { EYE_Z, FACE_SPAN, type Features, MOUTH_Z, lidEdges } from './head';

const PIXELS = 1500;
const K = PIXELS / FACE_SPAN;

/** Colours and signs of age of a face. */
export interface Complexion {
  skin: Hex;
  hair: Hex;
  lips: Hex;
  /** Strength of the lips' colour, 0 to 1. */
  lipstick: number;
  blush: number;
  brow: { z: number; length: number; weight: number; arch: number; tilt: number };
  /** Strength of wrinkles, 0 to 1. */
  age: number;
  /** Shadow of a shaved beard, 0 to 1. */
  stubble: number;
  eyeshadow: number;
}

const p = (x: number, z: number) => `${(x * K).toFixed(1)},${(-z * K).toFixed(1)}`;
const blur = (id: string, px: number) =>
  `<filter id="${id}" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="${px}"/></filter>`;

/** Returns a brow of many single hairs that lean outwards, denser along its lower edge. */
function brow({ brow: b, hair, age }: Complexion, eyeX: number, side: 1 | -1): string {
  const next = random(side > 0 ? 11 : 12);
  const color = shade(age > 0.8 ? mixHex(hair, '#8d867f', 0.5) : hair, 0.1);
  const at = (t: number) => {
    const x = eyeX - b.length * 0.52 + b.length * 1.12 * t;
    const rise = b.arch * Math.sin(Math.min(1, t / 0.68) * 1.57) - b.arch * 1.15 * Math.max(0, t - 0.62) ** 1.2 * 2.2;
    return {
      x,
      z: b.z + rise + b.tilt * (t - 0.5),
      half: b.weight * (0.5 + 0.5 * Math.min(1, t * 5)) * (1 - 0.72 * t * t),
    };
  };
  const hairs = Array.from({ length: 150 }, () => {
    const t = Math.pow(next(), 0.85);
    const { x, z, half } = at(t);
    const v = next() * 2 - 1;
    const lean = 0.25 + 0.75 * t;
    const reach = 0.011 + next() * 0.006;
    const x0 = x;
    const z0 = z + v * half;
    const x1 = x + reach * lean;
    const z1 = z0 + reach * (1 - lean) * (v < 0.4 ? 1 : 0.1) - reach * 0.12 * t;
    return `<path d="M ${p(x0, z0)} L ${p(x1, z1)}" stroke="${color}" stroke-width="${(0.0019 * K).toFixed(1)}" stroke-linecap="round" opacity="${(0.45 + next() * 0.45).toFixed(2)}"/>`;
  }).join('');
  const body = Array.from({ length: 12 }, (_, i) => at(i / 11));
  const outline = [
    ...body.map(({ x, z, half }) => p(x, z + half * 0.8)),
    ...[...body].reverse().map(({ x, z, half }) => p(x, z - half * 0.85)),
  ].join(' L ');
  return `<g transform="scale(${side},1)"><path d="M ${outline} Z" fill="${color}" opacity=".62" filter="url(#hairline)"/>${hairs}</g>`;
}

function lips({ mouth }: Features, { lips: color, lipstick }: Complexion): string {
  const { width: w, upper, lower, smile } = mouth;
  const z = MOUTH_Z;
  const corner = z + smile;
  const top = `M ${p(-w, corner)} C ${p(-w * 0.62, z + upper * 0.75)} ${p(-w * 0.36, z + upper * 1.5)} ${p(-w * 0.17, z + upper * 1.42)} Q ${p(0, z + upper * 1.08)} ${p(w * 0.17, z + upper * 1.42)} C ${p(w * 0.36, z + upper * 1.5)} ${p(w * 0.62, z + upper * 0.75)} ${p(w, corner)}`;
  const low = `C ${p(w * 0.66, z - lower * 0.95)} ${p(w * 0.36, z - lower * 1.52)} ${p(0, z - lower * 1.5)} C ${p(-w * 0.36, z - lower * 1.52)} ${p(-w * 0.66, z - lower * 0.95)} ${p(-w, corner)} Z`;
  const line = `M ${p(-w * 1.03, corner + 0.001)} C ${p(-w * 0.5, z - 0.001)} ${p(-w * 0.2, z + 0.0015)} ${p(0, z - 0.001)} C ${p(w * 0.2, z + 0.0015)} ${p(w * 0.5, z - 0.001)} ${p(w * 1.03, corner + 0.001)}`;
  return `<path d="${top} ${low}" fill="${color}" opacity="${lipstick}" filter="url(#lip)"/>
    <path d="${line}" stroke="${shade(color, 0.6)}" stroke-width="${0.0034 * K}" fill="none" stroke-linecap="round" opacity=".75" filter="url(#hairline)"/>`;
}

/** Returns the shading round an eye: shadow of the lid, lash roots and the soft bag below. */
function eyeShade({ eye }: Features, { skin, eyeshadow, age }: Complexion, side: 1 | -1): string {
  const edges = lidEdges(eye);
  const points = (edge: 'upper' | 'lower', off: number) =>
    Array.from({ length: 13 }, (_, i) => {
      const X = eye.width * (-1 + (2 * i) / 12);
      return p(X, edges[edge](X, 0, 0) + off);
    });
  const curve = (list: string[]) => `M ${list.join(' L ')}`;
  const dark = shade(skin, 0.5);
  return `<g transform="translate(${side * eye.x * K},${-EYE_Z * K}) scale(${side},1)" fill="none" stroke-linecap="round">
    <path d="${curve(points('upper', 0.008))}" stroke="#7c4a3a" stroke-width="${0.02 * K}" opacity="${0.1 + 0.3 * eyeshadow}" filter="url(#soft)"/>
    <path d="${curve(points('upper', 0.0135))}" stroke="${dark}" stroke-width="${0.0026 * K}" opacity=".5" filter="url(#hairline)"/>
    <path d="${curve(points('upper', 0.001))}" stroke="#2a1915" stroke-width="${0.0075 * K}" opacity=".9"/>
    <path d="${curve(points('lower', -0.001))}" stroke="#6d4136" stroke-width="${0.0035 * K}" opacity=".6" filter="url(#hairline)"/>
    <path d="${curve(points('lower', -0.017).slice(1, 11))}" stroke="${dark}" stroke-width="${0.004 * K}" opacity="${0.12 + 0.4 * age}" filter="url(#thin)"/>
    ${
      age > 0.3
        ? [-0.3, 0.15, 0.6]
            .map(
              (a) =>
                `<path d="M ${p(eye.width * 1.2, a * 0.012)} L ${p(eye.width * 1.2 + 0.024, a * 0.034)}" stroke="${dark}" stroke-width="${0.0022 * K}" opacity="${0.5 * age}" filter="url(#hairline)"/>`,
            )
            .join('')
        : ''
    }
  </g>`;
}

/** Returns folds beside the mouth, on the forehead and on the cheeks. */
function wrinkles({ mouth }: Features, { skin, age }: Complexion): string {
  if (age <= 0) return '';
  const dark = shade(skin, 0.42);
  const fold = (side: number) =>
    `<path d="M ${p(side * 0.04, -0.118)} Q ${p(side * (mouth.width + 0.028), -0.14)} ${p(side * (mouth.width + 0.026), -0.19)}" stroke="${dark}" stroke-width="${(0.0035 + 0.002 * age) * K}" fill="none" stroke-linecap="round" opacity="${0.12 + 0.42 * age}" filter="url(#thin)"/>`;
  const forehead =
    age > 0.5
      ? [0.1, 0.123]
          .map(
            (z) =>
              `<path d="M ${p(-0.075, z)} Q ${p(0, z + 0.012)} ${p(0.075, z)}" stroke="${dark}" stroke-width="${0.003 * K}" fill="none" opacity="${0.35 * age}" filter="url(#thin)"/>`,
          )
          .join('')
      : '';
  return fold(1) + fold(-1) + forehead;
}

/** Writes the drawing of a face: skin tones, lips, brows and signs of age. */
export async function drawFaceMap(features: Features, look: Complexion, path: string): Promise<void> {
  const warm = mixHex(look.skin, '#e0604e', 0.3);
  const { eye } = features;
  const beard =
    look.stubble > 0
      ? `<path d="M ${p(-0.13, -0.12)} Q ${p(-0.12, -0.25)} ${p(0, -0.285)} Q ${p(0.12, -0.25)} ${p(0.13, -0.12)} Q ${p(0.07, -0.135)} ${p(0, -0.135)} Q ${p(-0.07, -0.135)} ${p(-0.13, -0.12)} Z" fill="#59606a" opacity="${0.16 * look.stubble}" filter="url(#wide)"/>`
      : '';
  const tone = (x: number, z: number, rx: number, rz: number, opacity: number) =>
    `<ellipse cx="${x * K}" cy="${-z * K}" rx="${rx * K}" ry="${rz * K}" fill="${warm}" opacity="${opacity}" filter="url(#wide)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}"><defs>
    ${blur('wide', 34)}${blur('soft', 12)}${blur('thin', 4)}${blur('lip', 3)}${blur('hairline', 1.6)}</defs>
    <rect width="${PIXELS}" height="${PIXELS}" fill="${look.skin}"/>
    <g transform="translate(${PIXELS / 2},${PIXELS / 2})">
      ${tone(0.105, -0.095, 0.05, 0.034, look.blush)}${tone(-0.105, -0.095, 0.05, 0.034, look.blush)}
      ${tone(0, -0.115, 0.02, 0.018, 0.3 + look.blush * 0.3)}${tone(0, -0.255, 0.028, 0.016, 0.16)}
      ${beard}${wrinkles(features, look)}
      ${eyeShade(features, look, 1)}${eyeShade(features, look, -1)}
      ${lips(features, look)}${brow(look, eye.x, 1)}${brow(look, eye.x, -1)}
    </g></svg>`;
  await sharp(Buffer.from(svg)).png().toFile(path);
}

/** Writes the drawing of an eyeball seen from the front: sclera, iris with depth, pupil and catchlights. */
export async function drawEye(iris: Hex, age: number, path: string): Promise<void> {
  const size = 512;
  const c = size / 2;
  const R = 116;
  const next = random(5);
  const streaks = Array.from({ length: 120 }, () => {
    const a = next() * Math.PI * 2;
    const from = R * (0.42 + next() * 0.12);
    const to = R * (0.7 + next() * 0.26);
    const light = next() > 0.45;
    return `<path d="M ${c + Math.cos(a) * from} ${c + Math.sin(a) * from} L ${c + Math.cos(a) * to} ${c + Math.sin(a) * to}" stroke="${light ? mixHex(iris, '#f2c48a', 0.45) : shade(iris, 0.6)}" stroke-width="${1.5 + next() * 2}" opacity="${0.2 + next() * 0.3}"/>`;
  }).join('');
  const sclera = mixHex('#f3eeea', '#e9d9c4', age * 0.6);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><defs>
    <radialGradient id="white"><stop offset=".35" stop-color="${sclera}"/><stop offset="1" stop-color="#d9bdb0"/></radialGradient>
    <radialGradient id="iris" cx=".5" cy=".78" r=".8"><stop offset="0" stop-color="${mixHex(iris, '#e8ae6c', 0.55)}"/><stop offset=".45" stop-color="${iris}"/><stop offset="1" stop-color="${shade(iris, 0.75)}"/></radialGradient>
    <radialGradient id="ring"><stop offset=".74" stop-color="#120a08" stop-opacity="0"/><stop offset="1" stop-color="#120a08" stop-opacity=".95"/></radialGradient>
    <linearGradient id="lid" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a1713" stop-opacity=".75"/><stop offset="1" stop-color="#2a1713" stop-opacity="0"/></linearGradient>${blur('soft', 5)}</defs>
    <rect width="${size}" height="${size}" fill="url(#white)"/>
    <circle cx="${c}" cy="${c}" r="${R + 4}" fill="#1b0f0b" opacity=".35" filter="url(#soft)"/>
    <circle cx="${c}" cy="${c}" r="${R}" fill="url(#iris)"/>${streaks}
    <circle cx="${c}" cy="${c}" r="${R}" fill="url(#ring)"/>
    <circle cx="${c}" cy="${c}" r="${R * 0.46}" fill="#0c0605"/>
    <rect x="0" y="${c - R * 1.35}" width="${size}" height="${R * 1.25}" fill="url(#lid)"/>
    <ellipse cx="${c - R * 0.36}" cy="${c - R * 0.4}" rx="${R * 0.25}" ry="${R * 0.22}" fill="#fff"/>
    <circle cx="${c + R * 0.4}" cy="${c + R * 0.42}" r="${R * 0.1}" fill="#fff" opacity=".7"/>
  </svg>`;
  await sharp(Buffer.from(svg)).png().toFile(path);
}
