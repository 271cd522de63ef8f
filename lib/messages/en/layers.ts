import type { LayerSign, LayerStep } from '../layer-facts';
import type { Messages } from '../messages';
import { capitalise } from './capitalise';
import { clock } from './clock';
import { joinNames } from './join-names';
import type { Units } from './units';

function describePuttingOn({ garments, isAgain, staysOpen }: Extract<LayerStep, { kind: 'put-on' }>): string {
  const names = joinNames(garments);
  const on = isAgain ? `put the ${names} back on` : `put on the ${names}`;
  return staysOpen ? `${on} but leave the front open` : on;
}

/** Returns a step as an instruction without punctuation. */
function describe(step: LayerStep): string {
  switch (step.kind) {
    case 'start-with':
      return `wear the ${step.garment}`;
    case 'start-open':
      return `wear the ${step.garment} open`;
    case 'start-as-is':
      return 'dress just as pictured';
    case 'start-carrying':
      return `carry the ${joinNames(step.garments)}`;
    case 'wrap-up':
      return `add the ${joinNames(step.garments)}`;
    case 'unwrap':
      return `take off the ${joinNames(step.garments)}`;
    case 'take-off':
      return `take off the ${joinNames(step.garments)} and carry ${step.garments.length > 1 ? 'them' : 'it'}`;
    case 'put-on':
      return describePuttingOn(step);
    case 'open':
      return `open the ${step.garment}`;
    case 'close':
      return step.hasZip ? `zip up the ${step.garment}` : `close the ${step.garment}`;
    case 'add-extra':
      return step.isUnderneath ? `wear a ${step.garment} underneath` : `put on a ${step.garment}`;
  }
}

function describeSign(sign: LayerSign, { degrees }: Units): string {
  switch (sign.kind) {
    case 'from':
      return `from ${degrees(sign.degreesC)} up`;
    case 'below':
      return `below ${degrees(sign.degreesC)}`;
    case 'felt-below':
      return `when it feels colder than ${degrees(sign.degreesC)}`;
    case 'rain-begins':
      return 'if it rains';
    case 'rain-ends':
      return 'when the rain stops';
    case 'cold-ends':
      return 'when the cold eases';
    case 'wind-rises':
      return 'if the wind picks up';
    case 'wind-drops':
      return 'when the wind drops';
  }
}

/** Joins instructions. A comma keeps those apart that contain "and". */
const joinSteps = (steps: readonly string[], conjunction: 'and' | 'then'): string =>
  steps.length < 2 ? steps.join('') : `${steps.slice(0, -1).join(', ')}, ${conjunction} ${steps.at(-1)}`;

/** Describes steps. An extra layer with which the day starts follows the layer that covers it. */
function describeAll(steps: readonly LayerStep[]): string[] {
  const [extra, start, ...others] = steps;
  if (extra?.kind !== 'add-extra' || (start?.kind !== 'start-with' && start?.kind !== 'start-open'))
    return steps.map(describe);
  return [`${describe(start)} with a ${extra.garment} underneath`, ...others.map(describe)];
}

export const createLayers = (units: Units): Messages['layers'] => ({
  formatStart: (hour) => (hour === null ? 'Throughout' : capitalise(clock.formatHour(hour))),
  compose: ({ sign, steps }) => {
    const advice = joinSteps(describeAll(steps), sign ? 'then' : 'and');
    const row = sign ? `${describeSign(sign, units)}, ${advice}` : advice;
    return `${capitalise(row)}.`;
  },
  extras: { 'thin-cardigan': 'thin cardigan', 'light-vest': 'lightweight vest', 'fleece-vest': 'fleece vest' },
});
