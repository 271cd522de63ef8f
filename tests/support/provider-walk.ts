/** Follows the development provider's pages like a browser. Returns the address to which it redirects back. */
export async function walkThrough(start: string, choice: { person: string } | { cancel: '1' }): Promise<URL> {
  const cookies = new Map<string, string>();
  const open = async (address: URL): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const provider = new URL(start).origin;
  let address = new URL(start);
  for (let steps = 0; steps < 10; steps++) {
    if (address.origin !== provider) return address;
    const response = await open(address);
    const next = response.headers.get('location');
    if (next) address = new URL(next, address);
    else if (response.ok) address.search = `?${new URLSearchParams(choice)}`;
    else throw new Error(`the provider returned ${response.status}`);
  }
  throw new Error('the provider redirects endlessly');
}
