'use client';

import { useEffect } from 'react';
import { loadAnew } from '@/lib/client/language/load-anew';
import { followDeployment } from '@/lib/client/pwa/follow-deployment';

/** Reloads a page that was opened before a deployment when it needs a file that no longer exists. */
export function DeploymentFollower() {
  useEffect(() => followDeployment(loadAnew), []);
  return null;
}
