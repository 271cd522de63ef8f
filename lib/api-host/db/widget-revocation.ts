/** Creates the values by which an update revokes pictures and calendars by address. */
export const createRevocation = (nowMs: number) => ({
  ...{ nx: null, ny: null, sidonm: null, sggnm: null, categoryId: null, feedState: null, feedEvents: null },
  feedText: null,
  revokedAt: new Date(nowMs),
});
