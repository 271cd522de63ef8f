import type { Graph, Thing } from 'schema-dts';

/** Embeds data for search engines. The types of schema.org's vocabulary check it when it is compiled. */
export function StructuredData({ things }: { things: Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // Without "<", no text in it can end the script.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
