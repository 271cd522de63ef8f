import type { Messages } from '../messages';

export const abroad: Messages['abroad'] = {
  label: 'You seem to be abroad',
  onlyKorea: 'Weather is available in Korea only',
  shownPlace: (place) => `You are seeing the weather in ${place}. Would you like another city?`,
  cities: {
    seoul: 'Seoul',
    incheon: 'Incheon',
    daejeon: 'Daejeon',
    daegu: 'Daegu',
    gwangju: 'Gwangju',
    busan: 'Busan',
    jeju: 'Jeju',
  },
};
