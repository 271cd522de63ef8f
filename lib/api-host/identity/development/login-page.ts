import type { SocialProvider } from '@/lib/contract/account-fields';
import { TEST_USERS } from './test-users';

const STYLE = `
body{margin:0;word-break:keep-all;min-height:100vh;display:grid;place-items:center;background:#f1f5f9;color:#0f172a;font:16px/1.6 -apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic',sans-serif}
main{box-sizing:border-box;width:100%;max-width:400px;padding:32px 24px}
.badge{display:inline-block;padding:4px 12px;border-radius:99px;background:#fef3c7;color:#92400e;font-weight:700;font-size:14px}
h1{margin:12px 0 4px;font-size:24px}
p{margin:0 0 20px;color:#475569}
a,button,input{box-sizing:border-box;display:block;width:100%;margin:0 0 10px;padding:14px 18px;border:1px solid #cbd5e1;border-radius:14px;background:#fff;color:#0f172a;font:inherit;text-align:left;text-decoration:none}
a:hover,button:hover{border-color:#2563eb}
button{background:#2563eb;border-color:#2563eb;color:#fff;text-align:center;cursor:pointer}
form{margin-top:24px}
label{display:block;margin-bottom:6px;font-size:14px;color:#475569}
.cancel{border:0;background:none;color:#475569;text-align:center}
`;

const NAMES: Record<SocialProvider, string> = { kakao: '카카오', google: 'Google' };

const renderPage = (main: string): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>개발용 로그인</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<span class="badge">개발용 로그인</span>
${main}
</main>
</body>
</html>`;

/** Page for a login that does not exist or has expired. */
export const RESTART_PAGE = renderPage('<h1>처음부터 다시 해 주세요</h1><p>로그인이 끝났거나 너무 오래 걸렸어요.</p>');

export const renderLoginPage = (provider: SocialProvider): string =>
  renderPage(`<h1>누구로 로그인할까요?</h1>
<p>진짜 ${NAMES[provider]} 로그인이 아니에요. ${NAMES[provider]} 키를 설정하지 않은 개발 환경에서만 대신 나와요.</p>
${TEST_USERS.map(({ id, name }) => `<a href="?person=${id}">${name}</a>`).join('\n')}
<form>
<label for="person">다른 사람으로 (영문 소문자와 숫자)</label>
<input id="person" name="person" required pattern="[a-z0-9\\-]{1,32}" autocapitalize="none" autocomplete="off">
<button>로그인</button>
</form>
<a class="cancel" href="?cancel=1">취소</a>`);
