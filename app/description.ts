/** Description for the page head and the manifest. */
export const DESCRIPTION = '오늘 무엇을 입지? 지금 계신 곳의 날씨에 맞는 옷차림을 그림으로 알려드려요.';
