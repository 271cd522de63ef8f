import type { Action, Wordings } from '../reason-facts';
import { addJosa, joinNames } from './josa';
import { formatSportTime } from './outing';

const callCool = (isWarm: boolean): string => (isWarm ? '선선' : '쌀쌀');

/** Clauses by action, with garments of the outfit. */
export const actions: Record<Action, Wordings> = {
  shell: [
    ({ outer }) => `${addJosa(outer, '을/를')} 걸치고 우산을 챙겨요.`,
    ({ outer, keepsDry }) => (keepsDry ? `${addJosa(outer, '으로/로')} 비를 막고 우산도 챙겨요.` : null),
    ({ outer, keepsDry }) => (keepsDry ? `젖지 않게 ${addJosa(outer, '을/를')} 입고 우산을 들어요.` : null),
  ],
  hood: [
    ({ outer }) => `우산 대신 모자 달린 ${addJosa(outer, '을/를')} 입어요.`,
    ({ outer }) => `우산보다 ${outer} 모자가 편해요.`,
    ({ outer }) => `${outer} 모자를 단단히 조여요.`,
  ],
  noUmbrella: [
    ({ outermost }) => `${outermost} 위에 모자 달린 방수 재킷을 걸쳐요.`,
    ({ outermost }) => `우산은 두고 ${outermost} 위에 방수 재킷을 걸쳐요.`,
    ({ outermost }) => `${outermost} 차림에 방수 재킷을 걸치고 우산 대신 모자를 써요.`,
  ],
  quickDry: [
    ({ bottom }) => `금방 마르는 ${addJosa(bottom, '을/를')} 입고 우산을 챙겨요.`,
    ({ bottom }) => `우산을 챙기고 빨리 마르는 ${bottom} 차림으로 나서요.`,
    ({ bottom }) => `젖어도 잘 마르는 ${addJosa(bottom, '을/를')} 입고 우산을 들어요.`,
  ],
  umbrella: [
    ({ outermost }) => `우산을 챙기고 ${outermost} 차림으로 나서요.`,
    ({ outermost }) => `우산을 들고 ${outermost} 차림으로 나서요.`,
    ({ outermost }) => `${addJosa(outermost, '을/를')} 입고 우산도 챙겨요.`,
  ],
  snowWear: [
    ({ outermost }) => `${addJosa(outermost, '으로/로')} 따뜻하게 입고 천천히 걸어요.`,
    ({ outermost, shoes }) => `${outermost}에 ${addJosa(shoes ?? '젖지 않는 신발', '을/를')} 신고 살살 걸어요.`,
    ({ outermost }) => `${addJosa(outermost, '을/를')} 입고 미끄러운 길을 조심해요.`,
  ],
  stayBrief: [
    ({ outer }) => `${addJosa(outer, '을/를')} 단단히 여미고 밖에는 잠깐만 나가요.`,
    ({ outer, hasScarf }) => (hasScarf ? `${outer}에 목도리를 두르고 장갑까지 끼고 밖에는 잠깐만 나가요.` : null),
    ({ outer, under }) => `${joinNames(under)} 위에 ${addJosa(outer, '을/를')} 껴입고 밖에는 잠깐만 머물러요.`,
  ],
  bundle: [
    ({ outer, hasScarf }) => (hasScarf ? `${outer}에 목도리를 두르고 장갑까지 껴요.` : null),
    ({ outer }) => `${addJosa(outer, '을/를')} 목까지 여미고 손도 따뜻하게 감싸요.`,
    ({ outer, under }) => `${joinNames(under)} 위에 ${addJosa(outer, '을/를')} 입고 빈틈없이 여며요.`,
  ],
  windproof: [
    ({ outer }) => `바람을 막아 주는 ${addJosa(outer, '을/를')} 입어요.`,
    ({ outer }) => `${addJosa(outer, '으로/로')} 바람을 막아요.`,
    ({ outer, under }) => `${joinNames(under)} 위에 ${addJosa(outer, '을/를')} 입어 바람을 막아요.`,
  ],
  mask: [
    ({ outermost }) => `마스크를 쓰고 ${outermost} 차림으로 나서요.`,
    ({ outermost }) => `${outermost} 차림에 마스크를 써요.`,
    ({ outermost }) => `${addJosa(outermost, '을/를')} 입고 마스크를 꼭 써요.`,
  ],
  foldingUmbrella: [
    ({ outermost }) => `${outermost} 차림에 접는 우산을 챙겨요.`,
    ({ outermost }) => `접는 우산을 넣고 ${outermost} 차림으로 나서요.`,
    ({ outermost }) => `${addJosa(outermost, '을/를')} 입고 작은 우산을 챙겨요.`,
  ],
  sportLater: [
    ({ sportTime }) => `운동은 ${formatSportTime(sportTime)} 하고 물을 자주 마셔요.`,
    ({ sportTime }) => (sportTime ? `${formatSportTime(sportTime)} 가볍게 움직이고 그늘에서 쉬어요.` : null),
    ({ sportTime }) => `몸을 쓰는 일은 ${formatSportTime(sportTime)} 해요.`,
  ],
  sportIndoors: [
    () => '운동은 실내에서 하고 밖에선 마스크를 써요.',
    () => '실내에서 운동하고 나설 땐 마스크를 쓰고 걸어요.',
    () => '바깥 운동 대신 실내에서 하고 마스크를 챙겨요.',
  ],
  sportInside: [
    ({ outermost }) => `운동은 실내에서 하고, 나갈 땐 ${outermost} 차림으로 나서요.`,
    ({ outermost }) => `${outermost} 차림으로 실내에서 운동해요.`,
    ({ top }) => `바깥 운동 대신 ${top} 차림으로 실내에서 움직여요.`,
  ],
  shelter: [
    ({ outermost }) => `천둥이 칠 땐 실내에 있고 그 밖엔 ${outermost} 차림으로 나서요.`,
    ({ outermost }) => `천둥이 없을 때만 ${outermost} 차림으로 나서요.`,
    ({ outermost }) => `나가야 한다면 ${addJosa(outermost, '을/를')} 입고 나무와 전봇대를 피해요.`,
  ],
  storm: [
    ({ outermost }) => `바람이 거셀 땐 실내에 있고 그 밖엔 ${outermost} 차림으로 나서요.`,
    ({ outermost }) => `바람이 덜할 때만 ${outermost} 차림으로 나서요.`,
    ({ outermost }) => `나가야 한다면 ${addJosa(outermost, '을/를')} 입고 간판과 나무를 피해요.`,
  ],
  ifOut: [
    ({ outermost }) => `나가야 한다면 ${addJosa(outermost, '을/를')} 입고 우산을 써요.`,
    ({ outermost }) => `꼭 나갈 일이 있으면 우산을 들고 ${outermost} 차림으로 나서요.`,
    ({ outermost }) => `비가 잦아들면 우산을 쓰고 ${outermost} 차림으로 나서요.`,
  ],
  addExtra: [
    ({ top, extra, isWarm, startsWithExtra }) =>
      startsWithExtra ? null : `${top}에 ${addJosa(extra, '을/를')} 챙겨 ${callCool(isWarm)}할 때 걸쳐요.`,
    ({ extra, isWarm, startsWithExtra }) =>
      startsWithExtra ? null : `${callCool(isWarm)}할 때 걸칠 ${addJosa(extra, '을/를')} 챙겨요.`,
    ({ top, extra }) => `${top} 위에 걸칠 ${addJosa(extra, '을/를')} 더해요.`,
  ],
  airy: [
    ({ top }) => `바람이 잘 통하는 ${addJosa(top, '으로/로')} 시원하게 입어요.`,
    ({ top }) => `${top} 하나로 가볍게 나서요.`,
    ({ top, bottom }) => (bottom === top ? null : `${top}에 ${addJosa(bottom, '으로/로')} 가볍게 입어요.`),
  ],
  takeOff: [
    ({ outer, getsWarmer, getsHot }) =>
      getsWarmer
        ? `${addJosa(outer, '을/를')} 걸쳤다가 ${getsHot ? '더워지면' : '따뜻해지면'} 벗어요.`
        : `${addJosa(outer, '을/를')} 걸치고 ${getsHot ? '더워지면' : '기온이 오르면'} 벗어요.`,
    ({ outer, under, getsHot }) =>
      `${joinNames(under)} 위에 ${addJosa(outer, '을/를')} 겹쳐 입고 ${getsHot ? '더우면' : '기온이 오르면'} 벗어요.`,
    ({ isWarm, outer, lightest, getsHot }) =>
      `${getsHot ? '더울' : '덜 추울'} 땐 ${addJosa(joinNames(lightest), '으로/로')} 다니고 ${callCool(isWarm)}할 땐 ${addJosa(outer, '을/를')} 걸쳐요.`,
  ],
  within: [
    ({ outer, extra, startsWithExtra }) =>
      startsWithExtra
        ? `${outer} 안에 ${addJosa(extra, '을/를')} 받쳐 입어요.`
        : `${outer} 안에 받쳐 입을 ${addJosa(extra, '을/를')} 챙겨요.`,
    ({ outer, extra, startsWithExtra, isWarm }) =>
      startsWithExtra
        ? `${outer} 안에 ${extra}까지 겹쳐 입어요.`
        : `${callCool(isWarm)}할 땐 ${outer} 안에 ${addJosa(extra, '을/를')} 받쳐 입어요.`,
    ({ outer, extra, startsWithExtra, isWarm }) =>
      startsWithExtra
        ? `${outer} 안에 ${extra}까지 껴입어요.`
        : `${addJosa(extra, '을/를')} 챙겨 ${callCool(isWarm)}할 때 ${outer} 안에 입어요.`,
  ],
  openUp: [
    ({ outer, getsWarmer }) => (getsWarmer ? `${addJosa(outer, '을/를')} 입고 따뜻해지면 앞을 열어요.` : null),
    ({ outer, under }) => `${joinNames(under)} 위에 ${addJosa(outer, '을/를')} 입고 기온에 맞춰 앞을 여닫아요.`,
    ({ outer, getsHot }) => `${addJosa(outer, '을/를')} 입고 ${getsHot ? '더우면' : '기온이 오르면'} 앞을 열어요.`,
  ],
  wearOpen: [
    ({ outer, isClosed }) => `${outer} 앞을 ${isClosed ? '열어 입고 추울 땐 여며요' : '열고 가볍게 걸쳐요'}.`,
    ({ outer, under }) => `${joinNames(under)} 위에 ${addJosa(outer, '을/를')} 열어 입어요.`,
    ({ outer }) => `${addJosa(outer, '을/를')} 걸치고 앞은 열어 둬요.`,
  ],
  rests: [
    ({ outer, lightest }) =>
      `${addJosa(outer, '을/를')} 입고 나섰다가 몸이 데워지면 ${addJosa(joinNames(lightest), '으로/로')} 움직여요.`,
    ({ outer }) => `몸이 데워지면 벗을 수 있게 ${addJosa(outer, '을/를')} 걸쳐요.`,
    ({ outer, top, isWarm }) => (isWarm ? null : `땀이 잘 마르는 ${top}에 ${addJosa(outer, '을/를')} 더해요.`),
  ],
  keepOn: [
    ({ outer, under }) => `${joinNames(under)} 위에 ${addJosa(outer, '을/를')} 입어요.`,
    ({ outer }) => `${addJosa(outer, '을/를')} 입고 나서요.`,
    ({ outer, under, isMild }) =>
      isMild
        ? `${joinNames(under)}에 ${outer} 차림으로 나서요.`
        : `${joinNames(under)}에 ${outer}까지 따뜻하게 껴입어요.`,
  ],
  plain: [
    ({ top }) => `${top} 차림으로 나서요.`,
    ({ top, shoes }) => shoes && `${top}에 ${addJosa(shoes, '을/를')} 신고 나서요.`,
    ({ top }) => `${addJosa(top, '으로/로')} 편하게 입어요.`,
  ],
};
