import type { Rehearsal } from './rehearsal';
import { startSite } from './site-server';

const [LONG_DAYS, RENEWED_LATE_DAYS, NEARLY_OVER_DAYS] = [90, 10, 2];

/** A certificate is nearly over, and is renewed. */
const expire = (days: number): Rehearsal => ({
  provoked: `the certificate is valid for ${days} more days`,
  ended: `renewed for ${LONG_DAYS} days`,
  async prepare(system) {
    const site = await startSite(system, await system.startWeb(), LONG_DAYS);
    return { provoke: () => site.renew(days), follow: () => site.renew(LONG_DAYS) };
  },
});

export const SURROUNDINGS_REHEARSALS = {
  SiteIsUnreachable: {
    provoked: 'the proxy in front of the site is closed',
    ended: 'opened again: the instances were up',
    async prepare(system) {
      const site = await startSite(system, await system.startWeb(), LONG_DAYS);
      return { provoke: site.close, follow: site.open };
    },
  },
  CertificateExpires: expire(RENEWED_LATE_DAYS),
  CertificateExpiresSoon: expire(NEARLY_OVER_DAYS),
  ExporterIsGone: {
    provoked: "the machine's exporter stands still (SIGSTOP)",
    ended: 'killed and started again',
    async prepare({ startExporter }) {
      const exporter = await startExporter('node', (address) => ({
        name: 'node-exporter',
        command: 'prometheus-node-exporter',
        args: [`--web.listen-address=${address}`],
        health: `http://${address}/metrics`,
      }));
      return {
        provoke: exporter.pause,
        async follow() {
          await exporter.kill();
          await exporter.start();
        },
      };
    },
  },
} satisfies Record<string, Rehearsal>;
