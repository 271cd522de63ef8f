import { gradeAir, gradeUv, isAirPoor } from '@/lib/domain/weather/grades';

describe('the grade of the UV index', () => {
  it.each([
    [null, null],
    [0, '낮음'],
    [2, '낮음'],
    [2.5, '보통'],
    [5, '보통'],
    [6, '높음'],
    [7.4, '높음'],
    [8, '매우높음'],
    [10, '매우높음'],
    [11, '위험'],
    [14, '위험'],
  ])('of %s is %s', (index, grade) => expect(gradeUv(index)).toBe(grade));
});

describe('the grade of the air quality', () => {
  it.each([
    [null, null, null],
    [0, null, '좋음'],
    [30, 15, '좋음'],
    [31, 15, '보통'],
    [80, 35, '보통'],
    [30, 36, '나쁨'],
    [150, 15, '나쁨'],
    [151, 15, '매우나쁨'],
    [null, 76, '매우나쁨'],
    [20, 75, '나쁨'],
  ])('of PM10 %s and PM2.5 %s is %s', (pm10, pm25, grade) => expect(gradeAir(pm10, pm25)).toBe(grade));

  it.each([
    [null, null, false],
    [80, 35, false],
    [81, 15, true],
    [30, 36, true],
    [151, null, true],
  ])('is poor for PM10 %s and PM2.5 %s: %s', (pm10, pm25, isPoor) => expect(isAirPoor(pm10, pm25)).toBe(isPoor));
});
