import type { Action, Wordings } from '../reason-facts';
import { joinNames } from './join-names';
import { formatSportTime } from './outing';

const callCool = (isWarm: boolean): string => (isWarm ? 'cool' : 'chilly');

const ifMilder = (getsHot: boolean): string => (getsHot ? 'if you get hot' : 'once it is milder');

/** Advice by action, with garments of the outfit. Each follows the cause and "so". */
export const actions: Record<Action, Wordings> = {
  shell: [
    ({ outer }) => `put on the ${outer} and take an umbrella`,
    ({ outer, keepsDry }) => (keepsDry ? `let the ${outer} keep the rain off and take an umbrella, too` : null),
    ({ outer, keepsDry }) => (keepsDry ? `wear the ${outer} to stay dry and take an umbrella` : null),
  ],
  hood: [
    ({ outer }) => `wear the ${outer} with its hood up instead of using an umbrella`,
    ({ outer }) => `use the hood of the ${outer} rather than an umbrella`,
    ({ outer }) => `pull the hood of the ${outer} tight`,
  ],
  noUmbrella: [
    ({ outermost }) => `wear a waterproof jacket with a hood over the ${outermost}`,
    ({ outermost }) => `leave the umbrella and put a waterproof jacket over the ${outermost}`,
    ({ outermost }) => `wear the ${outermost} with the hood of a waterproof jacket instead of an umbrella`,
  ],
  quickDry: [
    ({ bottom }) => `wear the quick-drying ${bottom} and take an umbrella`,
    ({ bottom }) => `go out in the ${bottom}, which will dry fast, and take an umbrella`,
    ({ bottom }) => `take an umbrella and wear the fast-drying ${bottom}`,
  ],
  umbrella: [
    ({ outermost }) => `wear the ${outermost} and carry an umbrella`,
    ({ outermost }) => `grab an umbrella and go out in the ${outermost}`,
    ({ outermost }) => `put on the ${outermost} and take an umbrella`,
  ],
  foldingUmbrella: [
    ({ outermost }) => `wear the ${outermost} and pack a folding umbrella`,
    ({ outermost }) => `put a folding umbrella in your bag and go out in the ${outermost}`,
    ({ outermost }) => `put on the ${outermost} and take a small umbrella`,
  ],
  snowWear: [
    ({ outermost }) => `keep warm in the ${outermost} and walk slowly`,
    ({ outermost, shoes }) =>
      `wear the ${outermost} and ${shoes === null ? 'waterproof shoes' : `the ${shoes}`}, and tread carefully`,
    ({ outermost }) => `wear the ${outermost} and watch your step`,
  ],
  stayBrief: [
    ({ outer }) => `close up the ${outer} and go out briefly`,
    ({ outer, hasScarf }) => (hasScarf ? `add a scarf and gloves to the ${outer} and go out briefly` : null),
    ({ outer, under }) => `layer the ${outer} over the ${joinNames(under)} and stay outside only briefly`,
  ],
  bundle: [
    ({ outer, hasScarf }) => (hasScarf ? `add a scarf and gloves to the ${outer}` : null),
    ({ outer }) => `close the ${outer} up to the neck and cover your hands`,
    ({ outer, under }) => `close the ${outer} snugly over the ${joinNames(under)}`,
  ],
  windproof: [
    ({ outer }) => `wear the ${outer} against the wind`,
    ({ outer }) => `let the ${outer} keep the wind out`,
    ({ outer, under }) => `wear the ${outer} over the ${joinNames(under)} to block the wind`,
  ],
  mask: [
    ({ outermost }) => `put on a mask and go out in the ${outermost}`,
    ({ outermost }) => `wear a mask with the ${outermost}`,
    ({ outermost }) => `wear the ${outermost} and keep a mask on`,
  ],
  sportLater: [
    ({ sportTime }) => `exercise ${formatSportTime(sportTime)} and drink water often`,
    ({ sportTime }) => (sportTime ? `exercise lightly ${formatSportTime(sportTime)} and rest in the shade` : null),
    ({ sportTime }) => `do anything strenuous ${formatSportTime(sportTime)}`,
  ],
  sportIndoors: [
    () => 'exercise indoors and wear a mask outside',
    () => 'work out indoors and walk with a mask on when you go out',
    () => 'move your workout indoors and take a mask',
  ],
  sportInside: [
    ({ outermost }) => `exercise indoors, and wear the ${outermost} if you go out`,
    ({ outermost }) => `work out indoors in the ${outermost}`,
    ({ top }) => `move your workout indoors and wear the ${top}`,
  ],
  shelter: [
    ({ outermost }) => `stay indoors while it thunders and go out in the ${outermost} at other times`,
    ({ outermost }) => `go out in the ${outermost} only when there is no thunder`,
    ({ outermost }) => `if you must go out, wear the ${outermost} and keep away from trees and poles`,
  ],
  storm: [
    ({ outermost }) => `stay indoors while the wind is at its worst and go out in the ${outermost} at other times`,
    ({ outermost }) => `go out in the ${outermost} only when the wind is weaker`,
    ({ outermost }) => `if you must go out, wear the ${outermost} and keep away from signs and trees`,
  ],
  ifOut: [
    ({ outermost }) => `if you must go out, wear the ${outermost} and use an umbrella`,
    ({ outermost }) => `if you have to leave, wear the ${outermost} and take an umbrella`,
    ({ outermost }) => `wait until the rain eases and go out in the ${outermost} with an umbrella`,
  ],
  addExtra: [
    ({ top, extra, isWarm, startsWithExtra }) =>
      startsWithExtra ? null : `wear the ${top} and take a ${extra} to put on when it is ${callCool(isWarm)}`,
    ({ extra, isWarm, startsWithExtra }) =>
      startsWithExtra ? null : `take a ${extra} to put on when it is ${callCool(isWarm)}`,
    ({ top, extra }) => `add a ${extra} to put on over the ${top}`,
  ],
  airy: [
    ({ top }) => `stay cool in the breezy ${top}`,
    ({ top }) => `go out in just the ${top}`,
    ({ top, bottom }) => (bottom === top ? null : `dress lightly in the ${top} and the ${bottom}`),
  ],
  takeOff: [
    ({ outer, getsWarmer, getsHot }) =>
      `wear the ${outer} and take it off ${getsWarmer ? 'as it warms up' : ifMilder(getsHot)}`,
    ({ outer, under, getsHot }) =>
      `layer the ${outer} over the ${joinNames(under)} and take it off ${ifMilder(getsHot)}`,
    ({ isWarm, outer, lightest, getsHot }) =>
      `wear the ${joinNames(lightest)} when it is ${getsHot ? 'hot' : 'milder'} and add the ${outer} when it is ${callCool(isWarm)}`,
  ],
  within: [
    ({ outer, extra, startsWithExtra }) =>
      `${startsWithExtra ? `wear a ${extra}` : `take a ${extra} to wear`} under the ${outer}`,
    ({ outer, extra, startsWithExtra, isWarm }) =>
      `layer a ${extra} under the ${outer}${startsWithExtra ? '' : ` when it is ${callCool(isWarm)}`}`,
    ({ outer, extra, startsWithExtra, isWarm }) =>
      startsWithExtra
        ? `wear the ${outer} with a ${extra} underneath`
        : `pack a ${extra} and put it on under the ${outer} when it is ${callCool(isWarm)}`,
  ],
  openUp: [
    ({ outer, getsWarmer }) => (getsWarmer ? `wear the ${outer} and open it as it warms up` : null),
    ({ outer, under }) => `wear the ${outer} over the ${joinNames(under)} and open or close it to suit`,
    ({ outer, getsHot }) => `wear the ${outer} and open it ${ifMilder(getsHot)}`,
  ],
  wearOpen: [
    ({ outer, isClosed }) => `wear the ${outer} open${isClosed ? ' and close it if you get cold' : ''}`,
    ({ outer, under }) => `wear the ${outer} open over the ${joinNames(under)}`,
    ({ outer }) => `put on the ${outer} and leave it open`,
  ],
  rests: [
    ({ outer, lightest }) => `set out in the ${outer} and, once warm, move in the ${joinNames(lightest)}`,
    ({ outer }) => `wear the ${outer} and take it off once you warm up`,
    ({ outer, top, isWarm }) => (isWarm ? null : `wear the ${outer} over the quick-drying ${top}`),
  ],
  keepOn: [
    ({ outer, under }) => `wear the ${outer} over the ${joinNames(under)}`,
    ({ outer }) => `go out in the ${outer}`,
    ({ outer, under, isMild }) =>
      isMild ? `go for the ${joinNames(under)} with the ${outer}` : `keep warm in the ${joinNames([...under, outer])}`,
  ],
  plain: [
    ({ top }) => `just wear the ${top}`,
    ({ top, shoes }) => shoes && `go out in the ${top} and the ${shoes}`,
    ({ top }) => `dress comfortably in the ${top}`,
  ],
};
