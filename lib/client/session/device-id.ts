'use client';

const KEY = 'DEVICE_ID';

/** A random UUID; `crypto.randomUUID` is missing where a page is not served over https or from this machine. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** This browser's id, made once and stored. It identifies; it opens nothing. */
export function getDeviceId(): string {
  const made = randomUuid();
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    localStorage.setItem(KEY, made);
  } catch {
    // Storage is forbidden here: an id for this once will do.
  }
  return made;
}
