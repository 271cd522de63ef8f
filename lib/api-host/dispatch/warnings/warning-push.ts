import { composeWarnings } from '@/lib/domain/push/compose-warnings';
import { isNight } from '@/lib/domain/push/quiet-hours';
import { findWarningChanges } from '@/lib/domain/push/warnings';
import { getMessages } from '@/lib/messages/get-messages';
import { findArea } from '../../push/warning-setting';
import { getOccasionMs } from '../claim-kind';
import { AFTER_DAILY_MS, type PushKindRecord } from '../push-kind';
import { enrolWarnings, WARNING_OCCASIONS } from './enrol-warnings';
import { readStatesOnce } from './state-rows';

const getAtMs = (claim: Parameters<typeof getOccasionMs>[0]) => getOccasionMs(claim, WARNING_OCCASIONS.everyMs);

/** Optional push when a weather warning (기상특보) is raised or ends at one of the user's places. */
export const warningPush: PushKindRecord = {
  enrolDelayMs: AFTER_DAILY_MS,
  enrol: enrolWarnings,
  isWanted: ({ warnings }, claim) => warnings !== null && (warnings.atNight || !isNight(getAtMs(claim))),
  /** The states up to the claim's time decide the content, so that each attempt of each instance sends the same. */
  async compose({ warnings, audience }, claim, tools) {
    const changes = warnings ? findWarningChanges(await readStatesOnce(tools, getAtMs(claim)), warnings) : [];
    const [first] = changes;
    if (!first) return null;
    const messages = getMessages(audience.language);
    const own = Number(tools.regions.findCell(audience.cell)?.code);
    const isElsewhere = !first.areas.includes(own);
    const areas = first.areas.toSorted((one, other) => Number(other === own) - Number(one === own));
    const placeNames = areas.flatMap((code) => findArea(code) ?? []).map(messages.places.formatDistrict);
    return {
      notification: composeWarnings({ changes, placeNames, isElsewhere }, messages),
      categoryId: audience.categoryId,
      link: '/weather',
      about: null,
      asks: null,
    };
  },
};
