import { readFileSync } from 'node:fs';
import { getFrame, presentFrame, type FrameRecord } from '@/lib/api-host/pictures/frames';
import { listPictures } from '@/lib/api-host/pictures/list-pictures';
import { PICTURE_SIZE } from '@/lib/api-host/pictures/pictures';
import { pictureFrame } from '@/lib/contract/outfit';

const recorded = JSON.parse(readFileSync('data/outfits/frames.json', 'utf8')) as object;
const frames = Object.keys(recorded).map((id) => ({ id, frame: getFrame(id)! }));

/** Lists the outfits for whose frame a condition is false. */
const listWithout = (isTrue: (frame: FrameRecord) => boolean) =>
  frames.filter(({ frame }) => !isTrue(frame)).map(({ id }) => id);

/** Height of the figure in a slot, as computed by app/picture-crop.css beside a day switch of 44 px. */
function getFigurePx(
  { box: [left, top, right, bottom] }: FrameRecord,
  slot: { width: number; height: number },
): number {
  const unit = Math.min((slot.width - 44 - 20) / (right - left), slot.height / (1.04 * (bottom - top)));
  return unit * (bottom - top);
}

describe('the recorded frames', () => {
  it('exist for every picture, sorted and without leftovers of removed pictures', () => {
    expect(frames.map(({ id }) => id)).toEqual([...listPictures('data/outfits')].sort());
  });

  it('lie within the picture, from above the mouth to the soles', () => {
    const { width, height } = PICTURE_SIZE;
    expect(
      listWithout(
        ({ box: [left, top, right, bottom], head }) =>
          left > 0 && top > 0 && right < width && bottom < height && left < head.x && head.x < right && top < head.y,
      ),
    ).toEqual([]);
    // All figures stand on one floor and are about 2 m high, with hair, hat or umbrella.
    expect(listWithout(({ box: [, top, , bottom] }) => bottom > 815 && bottom < 875 && bottom - top > 690)).toEqual([]);
  });

  it('leave the sides free, where the picture fades into the ground', () => {
    const side = 0.115 * PICTURE_SIZE.width;
    expect(listWithout(({ box: [left, , right] }) => left >= side && right <= PICTURE_SIZE.width - side)).toEqual([]);
  });

  it('fill the slots of phones', () => {
    expect(listWithout((frame) => getFigurePx(frame, { width: 351, height: 345 }) >= 330)).toEqual([]);
    expect(listWithout((frame) => getFigurePx(frame, { width: 288, height: 229 }) >= 219)).toEqual([]);
  });

  it('are presented in about 100 bytes that the contract accepts', () => {
    for (const { id } of frames) {
      const { frame } = presentFrame(id);
      expect(pictureFrame.parse(frame)).toEqual(frame);
      expect(JSON.stringify(frame).length).toBeLessThan(150);
    }
    expect(presentFrame('unknown')).toEqual({});
  });
});
