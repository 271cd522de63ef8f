import type { Served } from './serve';

/** Path of home's first picture, as full-size WebP. */
export async function firstPicture({ url }: Served): Promise<Uint8Array> {
  const list = await (await fetch(`${url}/api/v1/outfit?latitude=37.498095&longitude=127.02761`)).json();
  const answer = await fetch(url + list.fileMetadata[0].metadata.presignedUrl);
  return new Uint8Array(await answer.arrayBuffer());
}
