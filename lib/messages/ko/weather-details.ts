/** Descriptions of humidity and wind, by grade. */
export const weatherDetails = {
  humidity: { damp: '눅눅해요', humid: '조금 습해요', pleasant: '쾌적해요', dry: '건조해요' },
  wind: { veryStrong: '매우 강해요', strong: '강해요', moderate: '조금 강해요', light: '약해요' },
};
