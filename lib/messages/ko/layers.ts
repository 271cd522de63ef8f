import type { LayerRow, LayerSign, LayerStep } from '../layer-facts';
import { PUTTING_ON, TAKING_OFF, type Verb } from './accessory-verbs';
import { clock } from './clock';
import { addJosa, type Josa, joinNames } from './josa';
import { formatDegrees } from './outing';

/** A step in two forms: followed by another one, and at the end of a sentence. */
interface Clause {
  and: string;
  end: string;
}

const createClause = (what: string, and: string, end: string): Clause => ({
  and: `${what} ${and}`,
  end: `${what} ${end}`,
});

/** Returns a clause for the accessories of each verb: 목도리는 풀고; 장갑과 비니는 벗고. */
function describeAccessories(names: readonly string[], verbs: readonly Verb[], josa: Josa): Clause[] {
  const findVerb = (name: string) => verbs.find(([endOfName]) => endOfName.test(name));
  return verbs.flatMap((verb) => {
    const group = names.filter((name) => findVerb(name) === verb);
    return group.length > 0 ? [createClause(addJosa(joinNames(group), josa), verb[1], verb[2])] : [];
  });
}

const joinClauses = (clauses: readonly Clause[]): string =>
  `${clauses.map(({ and, end }, index) => (index === clauses.length - 1 ? end : and)).join(' ')}.`;

type GarmentStep = Exclude<LayerStep, { kind: 'wrap-up' | 'unwrap' }>;

function describe(step: LayerStep): Clause[] {
  if (step.kind === 'wrap-up') return describeAccessories(step.garments, PUTTING_ON, '을/를');
  if (step.kind === 'unwrap') return describeAccessories(step.garments, TAKING_OFF, '은/는');
  return [describeGarment(step)];
}

function describeGarment(step: GarmentStep): Clause {
  switch (step.kind) {
    case 'start-with':
      return createClause(step.isOnly ? addJosa(step.garment, '을/를') : `${step.garment}까지`, '입고', '입어요');
    case 'start-open':
      return createClause(`${step.garment} 앞을`, '열고 걸치고', '열고 걸쳐요');
    case 'start-as-is':
      return createClause('이 차림', '그대로 나서고', '그대로 나서요');
    case 'start-carrying':
      return createClause(addJosa(joinNames(step.garments), '은/는'), '들고 나서고', '들고 나서요');
    case 'take-off':
      return createClause(addJosa(joinNames(step.garments), '은/는'), '벗고', '벗어서 들고 다녀요');
    case 'put-on': {
      const on = `${addJosa(joinNames(step.garments), '을/를')}${step.isAgain ? ' 다시' : ''}`;
      return step.staysOpen
        ? createClause(`${on} 입고 앞은`, '열어 두고', '열어 둬요')
        : createClause(on, '입고', '입어요');
    }
    case 'open':
      return createClause(`${step.garment} 앞을`, '열고', '열어요');
    case 'close':
      return step.hasZip
        ? createClause(`${step.garment} 지퍼를`, '올리고', '올려요')
        : createClause(`${step.garment} 앞을`, '여미고', '여며요');
    case 'add-extra':
      return step.isUnderneath
        ? createClause(`안에 ${addJosa(step.garment, '을/를')}`, '받쳐 입고', '받쳐 입어요')
        : createClause(addJosa(step.garment, '을/를'), '걸치고', '걸쳐요');
  }
}

function describeSign(sign: LayerSign): string {
  switch (sign.kind) {
    case 'from':
      return `${formatDegrees(sign.degreesC)}가 되면`;
    case 'below':
      return `${formatDegrees(sign.degreesC)} 아래로 내려가면`;
    case 'felt-below':
      return `체감 ${formatDegrees(sign.degreesC)} 아래면`;
    case 'rain-begins':
      return '비가 오면';
    case 'rain-ends':
      return '비가 그치면';
    case 'cold-ends':
      return '추위가 풀리면';
    case 'wind-rises':
      return '바람이 세지면';
    case 'wind-drops':
      return '바람이 자면';
  }
}

/** Layer rows: when to add, open or remove a layer. */
export const layers = {
  /** Start of a row: an hour of the day, or null if nothing changes all day. */
  formatStart: (hour: number | null): string => (hour === null ? '내내' : clock.formatHour(hour)),
  compose: ({ sign, steps }: LayerRow): string =>
    [...(sign ? [describeSign(sign)] : []), joinClauses(steps.flatMap(describe))].join(' '),
  /** Layers that the picture does not show. */
  extras: { 'thin-cardigan': '얇은 가디건', 'light-vest': '경량 조끼', 'fleece-vest': '플리스 조끼' },
};
