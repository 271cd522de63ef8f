/** Introduction and QR code beside the column on wide screens. Phones do not load it. */
export function WideAside() {
  return (
    <aside
      aria-label="날옷 소개"
      className="fixed top-1/2 left-[max(40px,calc(50%-580px))] z-10 hidden w-60 -translate-y-1/2 xl:block"
    >
      <p className="text-display font-bold">오늘 무엇을 입지?</p>
      <p className="mt-2 text-body text-ink-2">
        날옷은 지금 계신 곳의 날씨에 맞는 옷차림을 그림으로 알려드려요. 휴대전화로 열면 문 앞에서 한 손으로 볼 수
        있어요.
      </p>
      <img
        src="/qr-code.svg"
        alt="이 주소를 여는 QR 코드"
        width={128}
        height={128}
        loading="lazy"
        className="mt-5 rounded-control shadow-card"
      />
      <p className="mt-2 text-note text-ink-2">휴대전화로 찍어 보세요</p>
    </aside>
  );
}
