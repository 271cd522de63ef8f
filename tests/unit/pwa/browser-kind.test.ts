import { classifyBrowser } from '@/lib/client/pwa/browser-kind';
import { getExternalBrowserAddress } from '@/lib/client/pwa/external-browser';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = 'Chrome/140.0.0.0 Mobile Safari/537.36';
const WEB_VIEW_ON_IOS = `${IPHONE} Mobile/15E148`;
const WEB_VIEW = `Mozilla/5.0 (Linux; Android 14; SM-S918N; wv) AppleWebKit/537.36 Version/4.0 ${CHROME}`;
const inApp = (app: string, os: string) => ({ kind: 'in-app', app, os });
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('browser detection', () => {
  it.each([
    ['Chrome on Android', `${ANDROID} ${CHROME}`, { kind: 'android', browser: 'other' }],
    ['Samsung Internet', `${ANDROID} SamsungBrowser/28.0 ${CHROME}`, { kind: 'android', browser: 'other' }],
    [
      'Firefox on Android',
      'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
      { kind: 'android', browser: 'firefox' },
    ],
    ['Safari on an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, { kind: 'ios', browser: 'safari' }],
    [
      'Chrome on an iPhone',
      `${IPHONE} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`,
      { kind: 'ios', browser: 'chrome' },
    ],
    ['Firefox on an iPhone', `${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, { kind: 'ios', browser: 'other' }],
    [
      'Edge on an iPhone',
      `${IPHONE} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1`,
      { kind: 'ios', browser: 'other' },
    ],
    [
      'Whale on an iPhone',
      `${IPHONE} Version/18.0 Whale/3.0 Mobile/15E148 Safari/604.1`,
      { kind: 'ios', browser: 'other' },
    ],
    [
      'KakaoTalk on an iPhone',
      `${IPHONE} Mobile/15E148 KAKAOTALK 25.8.0`,
      { kind: 'in-app', app: 'kakaotalk', os: 'ios' },
    ],
    [
      'KakaoTalk on Android',
      `${ANDROID} Version/4.0 ${CHROME};KAKAOTALK 2410820`,
      { kind: 'in-app', app: 'kakaotalk', os: 'android' },
    ],
    [
      'Naver',
      `${IPHONE} Mobile/15E148 NAVER(inapp; search; 2000; 12.14.0; 16PRO)`,
      { kind: 'in-app', app: 'naver', os: 'ios' },
    ],
    ['Line', `${ANDROID} Version/4.0 ${CHROME} Line/15.12.0`, { kind: 'in-app', app: 'line', os: 'android' }],
    [
      'Facebook on an iPhone',
      `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/520.0]`,
      { kind: 'in-app', app: 'facebook', os: 'ios' },
    ],
    [
      'Facebook on Android',
      `${ANDROID} Version/4.0 ${CHROME} [FB_IAB/FB4A;FBAV/520.0]`,
      { kind: 'in-app', app: 'facebook', os: 'android' },
    ],
    [
      'Instagram',
      `${IPHONE} Mobile/15E148 Instagram 390.0.0.28 [FBAN/FBIOS]`,
      { kind: 'in-app', app: 'instagram', os: 'ios' },
    ],
    [
      'Chrome on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      { kind: 'pc' },
    ],
    ['Safari on a Mac', `${MAC} Version/18.5 Safari/605.1.15`, { kind: 'pc' }],
    ['Threads', `${WEB_VIEW_ON_IOS} Barcelona 320.0.0 (iPhone15,2; iOS 17_4_1; ko_KR)`, inApp('threads', 'ios')],
    ['Messenger', `${WEB_VIEW_ON_IOS} [FBAN/MessengerForiOS;FBAV/400.0]`, inApp('facebook', 'ios')],
    ['Daum', `${WEB_VIEW_ON_IOS} DaumApps/8.1.1 DaumDevice/mobile`, inApp('daum', 'ios')],
    ['Daum on Android', `${WEB_VIEW} DaumApps/8.1.1 DaumDevice/mobile`, inApp('daum', 'android')],
    ['BAND', `${WEB_VIEW} BAND/16.0.1 (Android OS 14;SM-S918N)`, inApp('band', 'android')],
    ['Everytime', `${WEB_VIEW_ON_IOS} everytime-ios/8.0`, inApp('everytime', 'ios')],
    ['Toss', `${WEB_VIEW_ON_IOS} TossApp/5.180.0`, inApp('toss', 'ios')],
    ['TikTok', `${WEB_VIEW} trill_330000 BytedanceWebview/d8a21c6`, inApp('tiktok', 'android')],
    ['X', `${WEB_VIEW_ON_IOS} Twitter for iPhone/10.50`, inApp('x', 'ios')],
    ['WeChat', `${WEB_VIEW} MicroMessenger/8.0.49`, inApp('wechat', 'android')],
    ['the Google app', `${IPHONE} GSA/310.0 Mobile/15E148 Safari/604.1`, inApp('google', 'ios')],
    ['Snapchat', `${WEB_VIEW_ON_IOS} Snapchat/12.8 (like Safari/8617.2, panda)`, inApp('unknown', 'ios')],
    [
      'Bing on an iPhone',
      `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1 BingSapphire/31.4`,
      inApp('unknown', 'ios'),
    ],
    ['KakaoStory', `${WEB_VIEW_ON_IOS} Safari/604.1 KAKAOSTORY/24.1`, inApp('unknown', 'ios')],
    ['a web view that hides its mark', `${ANDROID} Version/4.0 ${CHROME} Karrot/25.1`, inApp('unknown', 'android')],
    [
      "Xiaomi's browser",
      `${ANDROID} Version/4.0 ${CHROME} XiaoMi/MiuiBrowser/14.4`,
      { kind: 'android', browser: 'other' },
    ],
    ['any web view of Android', WEB_VIEW, inApp('unknown', 'android')],
    ['any web view of iOS', WEB_VIEW_ON_IOS, inApp('unknown', 'ios')],
    ['Whale on Android', `${ANDROID} Whale/3.0.0.0 ${CHROME}`, { kind: 'android', browser: 'other' }],
    [
      'Samsung Internet that requests desktop pages',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 SamsungBrowser/24.0 Chrome/117.0.0.0 Safari/537.36',
      { kind: 'android', browser: 'other' },
    ],
    ['KakaoTalk on a PC', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) KAKAOTALK', { kind: 'pc' }],
    ['nothing', '', { kind: 'pc' }],
  ])('%s', (_, userAgent, kind) => expect(classifyBrowser(userAgent)).toEqual(kind));

  it('recognises an iPad, which identifies as a Mac, by its touch screen', () => {
    expect(classifyBrowser(`${MAC} Version/18.5 Safari/605.1.15`, 5)).toEqual({ kind: 'ios', browser: 'safari' });
    expect(classifyBrowser(`${MAC} KAKAOTALK/10.5.5 (INAPP)`, 5)).toEqual(inApp('kakaotalk', 'ios'));
  });
});

describe('leaving an in-app browser', () => {
  const HOME = 'https://nalot.example/home?category=2';

  it("uses KakaoTalk's own address on both systems", () => {
    for (const os of ['ios', 'android'] as const)
      expect(getExternalBrowserAddress({ app: 'kakaotalk', os }, HOME)).toBe(
        'kakaotalk://web/openExternal?url=https%3A%2F%2Fnalot.example%2Fhome%3Fcategory%3D2',
      );
  });

  it('uses a parameter in Line', () =>
    expect(getExternalBrowserAddress({ app: 'line', os: 'ios' }, HOME)).toBe(`${HOME}&openExternalBrowser=1`));

  it('uses an intent for every other app on Android', () =>
    expect(getExternalBrowserAddress({ app: 'instagram', os: 'android' }, HOME)).toMatch(
      /^intent:\/\/nalot\.example\/home\?category=2#Intent;scheme=https;.*;end$/,
    ));

  it('shows menu instructions where iOS has no address', () =>
    expect(getExternalBrowserAddress({ app: 'naver', os: 'ios' }, HOME)).toBeNull());
});
