import { gradeAir, gradeUv, isAirPoor } from '@/lib/domain/weather/grades';

describe('the grade of the UV index', () => {
  it.each([
    [null, null],
    [0, 'low'],
    [2, 'low'],
    [2.5, 'moderate'],
    [5, 'moderate'],
    [6, 'high'],
    [7.4, 'high'],
    [8, 'veryHigh'],
    [10, 'veryHigh'],
    [11, 'extreme'],
    [14, 'extreme'],
  ])('of %s is %s', (index, grade) => expect(gradeUv(index)).toBe(grade));
});

describe('the grade of the air quality', () => {
  it.each([
    [null, null, null],
    [0, null, null],
    [80, null, null],
    [151, null, 'veryPoor'],
    [null, 15, null],
    [30, 15, 'good'],
    [31, 15, 'moderate'],
    [80, 35, 'moderate'],
    [30, 36, 'poor'],
    [150, 15, 'poor'],
    [151, 15, 'veryPoor'],
    [null, 76, 'veryPoor'],
    [20, 75, 'poor'],
  ])('of PM10 %s and PM2.5 %s is %s', (pm10, pm25, grade) => expect(gradeAir(pm10, pm25)).toBe(grade));

  it.each([
    [null, null, false],
    [80, 35, false],
    [81, 15, true],
    [30, 36, true],
    [151, null, true],
  ])('is poor for PM10 %s and PM2.5 %s: %s', (pm10, pm25, isPoor) => expect(isAirPoor(pm10, pm25)).toBe(isPoor));
});
