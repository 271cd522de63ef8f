import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getLeastPercent, type SeenRecord } from '../../../lib/domain/wardrobe/seen-garments';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { ACCEPTED, type Origin, readLedger, writeWhole } from '../render/ledger';
import type { Subject } from '../render/render-outfit';
import { measureSeen } from './measure-seen';

/** Pictures measured between two writes of the file. */
const BATCH = 10;

const PATH = join(ACCEPTED, 'seen.json');

const readSeen = (): Record<string, SeenRecord> =>
  existsSync(PATH) ? (JSON.parse(readFileSync(PATH, 'utf8')) as Record<string, SeenRecord>) : {};

/** Writes one line for each picture. The keys are sorted so that differences are easy to read. */
function saveSeen(seen: Record<string, SeenRecord>): void {
  const lines = Object.entries(seen)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, record]) => `${JSON.stringify(id)}:${JSON.stringify(record)}`);
  writeWhole(PATH, `{\n${lines.join(',\n')}\n}\n`);
}

/** Returns the garments of an outfit that cover too little of the figure to be seen, with their shares in percent. */
function listSmall(outfit: Outfit): SeenRecord['small'] {
  const percents = [...measureSeen(outfit)].map(
    ([garment, share]) => [garment, Number((share * 100).toFixed(2))] as const,
  );
  return Object.fromEntries(
    percents
      .filter(([garment, percent]) => percent < getLeastPercent(outfit, garment))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Orders pictures by how much of them clothes can hide: closed ones, others with additions, usual ones. */
const rank = ({ pictureId }: Subject): number =>
  pictureId.includes('--closed') ? 0 : pictureId.includes('--') ? 1 : 2;

/**
 * Measures the garments that are seen in each accepted picture and records those that cover little of it. Measures only
 * pictures that have changed since, so that a stopped run continues.
 */
export function recordSeen(subjects: readonly Subject[]): void {
  const ledger: Record<string, Origin | undefined> = readLedger(ACCEPTED);
  const isPictured = ({ pictureId }: Subject) => ledger[pictureId] !== undefined;
  const pictured = subjects.filter(isPictured).sort((a, b) => rank(a) - rank(b));
  const known = readSeen();
  const seen = Object.fromEntries(pictured.flatMap(({ pictureId: id }) => (known[id] ? [[id, known[id]]] : [])));
  const changed = pictured.filter(({ pictureId: id }) => seen[id]?.scene !== ledger[id]!.scene.slice(0, 8));
  changed.forEach(({ pictureId, outfit }, index) => {
    seen[pictureId] = { scene: ledger[pictureId]!.scene.slice(0, 8), small: listSmall(outfit) };
    if (index % BATCH === BATCH - 1) saveSeen(seen);
  });
  saveSeen(seen);
  console.log(`${changed.length} of ${pictured.length} pictures measured.`);
}
