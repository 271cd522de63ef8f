import { PUSH_KINDS, type PushKind } from '@/lib/api-host/db/schema';
import type { PushKindRecord } from '@/lib/api-host/dispatch/push-kind';
import { PUSH_KIND_RECORDS } from '@/lib/api-host/dispatch/push-kinds';

describe('push kinds', () => {
  it('have one record each, which shares no behaviour with another', () => {
    const records = Object.values(PUSH_KINDS).map((kind): PushKindRecord => PUSH_KIND_RECORDS[kind]);
    expect(records).toHaveLength(Object.keys(PUSH_KIND_RECORDS).length);
    for (const part of ['enrol', 'isWanted', 'compose'] as const)
      expect(new Set(records.map((record) => record[part])).size).toBe(records.length);
  });

  // The two expected errors are checked by tsc: if one of them compiled, the type check would fail.
  it('do not compile without a record, or with an incomplete one', () => {
    // @ts-expect-error Kind 99 has no record.
    const records: Record<PushKind | 99, PushKindRecord> = PUSH_KIND_RECORDS;
    const incomplete: Omit<PushKindRecord, 'compose'> = PUSH_KIND_RECORDS[PUSH_KINDS.news];
    // @ts-expect-error A record without `compose` is incomplete.
    const record: PushKindRecord = incomplete;
    expect(records[99]).toBeUndefined();
    expect(record).toBe(PUSH_KIND_RECORDS[PUSH_KINDS.news]);
  });
});
