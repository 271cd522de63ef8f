/** Creates the values by which an update revokes widgets. */
export const createRevocation = (nowMs: number) => ({
  ...{ nx: null, ny: null, sidonm: null, sggnm: null, categoryId: null },
  revokedAt: new Date(nowMs),
});
