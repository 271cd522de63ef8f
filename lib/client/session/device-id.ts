'use client';

import { readItem, writeItem } from '../storage/storage-items';

const KEY = 'DEVICE_ID';

/** `crypto.randomUUID` is missing in insecure contexts. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns this browser's id and creates it on the first call. It identifies a device but grants no access. */
export function getDeviceId(): string {
  const storedId = readItem('local', KEY);
  if (storedId) return storedId;
  const newId = createUuid();
  writeItem('local', KEY, newId);
  return newId;
}
