import type { GarmentKind } from '@/lib/contract/garment-kind';

/** Kinds of clothes that a user may exclude. */
export const garmentKinds: Record<GarmentKind, string> = {
  skirts: '치마',
  dresses: '원피스',
  shorts: '반바지',
  sleeveless: '민소매',
  leggings: '레깅스',
  jeans: '청바지',
  turtlenecks: '목폴라',
  leather: '가죽옷',
  'long-padding': '롱패딩',
  hats: '모자',
  heels: '굽 높은 신발',
  sandals: '샌들·슬리퍼',
};
