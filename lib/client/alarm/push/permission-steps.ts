export function getPermissionSteps(userAgent: string): string[] {
  if (/iPhone|iPad|iPod/.test(userAgent)) return ['설정 앱을 열고 알림으로 들어가요.', '날옷을 골라 알림 허용을 켜요.'];
  if (/SamsungBrowser/.test(userAgent)) return ['주소창 왼쪽의 자물쇠를 눌러요.', '권한에서 알림을 허용으로 바꿔요.'];
  if (/Android/.test(userAgent))
    return [
      '주소창 왼쪽의 아이콘을 누르고 권한으로 들어가요.',
      '알림을 켜요. 앱으로 설치했다면 앱 정보의 알림에서 켜요.',
    ];
  if (/Firefox/.test(userAgent)) return ['주소창 왼쪽의 알림 차단 아이콘을 눌러요.', '차단을 지우고 알림을 다시 켜요.'];
  if (/Macintosh.*Version\/.*Safari/.test(userAgent))
    return ['Safari 설정의 웹사이트에서 알림을 열어요.', '이 사이트를 허용으로 바꿔요.'];
  return ['주소창 왼쪽의 아이콘을 눌러요.', '사이트 설정에서 알림을 허용으로 바꿔요.'];
}
