import 'server-only';
import { env } from '@/lib/env';
import { installEdge } from './edge';
import { rejectMalformed } from './http/reject-malformed';
import { preserveBuilds } from './static-files/preserve-builds';

/** Installs the edge layer in a production server, unless `EDGE=off`. */
export function startEdge(): void {
  if (process.env.NODE_ENV !== 'production' || env().EDGE === 'off') return;
  rejectMalformed();
  installEdge();
  preserveBuilds();
}
