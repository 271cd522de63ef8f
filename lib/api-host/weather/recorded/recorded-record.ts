import type { ProviderRecord } from '../provider-record';

export const RECORDED = {
  name: 'recorded',
  label: '예시 날씨',
  attribution({ recorded, usual }) {
    if (!recorded) return '기상청 종관기상관측';
    if (usual) return `기상청 종관기상관측 · ${recorded.place} ${recorded.date.slice(0, 4)}년의 이맘때`;
    const [year, month, day] = recorded.date.split('-').map(Number);
    return `기상청 종관기상관측 · ${recorded.place} ${year}년 ${month}월 ${day}일`;
  },
  cardCredit: 'label',
  config: () => ({}),
  services: {},
} as const satisfies ProviderRecord;
