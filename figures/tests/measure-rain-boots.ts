/** Prints the share of the figure that rain boots cover under trousers of each cut. */
import { findSubject } from '../src/render/coverage';
import { measureSeen } from '../src/seen/measure-seen';

/** Cropped over short boots: wide and tapered trousers. Tucked into tall ones: wide, straight and tapered trousers. */
const PICTURES = [
  'female-business-half-trench-cardigan-knit--rainboots',
  'male-business-seersucker-shirt-umbrella--rainboots',
  'female-daily-crop-windbreaker-nylon-pants--closed-rainboots',
  'male-daily-harrington-tee-chinos--closed-rainboots',
  'male-date-tucked-tee-cool-slacks--rainboots',
];

const measures = Object.fromEntries(
  PICTURES.map((pictureId) => {
    const { outfit } = findSubject(pictureId);
    return [pictureId, measureSeen(outfit).get(outfit.shoes.garment) ?? 0];
  }),
);
export type RainBootMeasures = typeof measures;

process.stdout.write(JSON.stringify(measures));
