import 'server-only';
import { bffLog } from '@/lib/bff/for-edge';
import { env } from '@/lib/env';
import { installEdge } from './edge';
import { rejectMalformed } from './http/reject-malformed';

/** Installs the edge layer in a production server, unless `EDGE=off`. */
export function startEdge(): void {
  if (process.env.NODE_ENV !== 'production') return;
  if (env().EDGE === 'off')
    return bffLog().info(
      'edge: off (EDGE=off); Next.js renders every page and serves every file, and only a proxy limits requests',
    );
  rejectMalformed();
  installEdge();
}
