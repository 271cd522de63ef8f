/** Domains of Gmail, which ignores dots in the local part. */
const GMAIL_DOMAINS = ['gmail.com', 'googlemail.com'];

/**
 * Returns the inbox to which an address delivers, for rate limits only. `someone+tag@` delivers to `someone@`, and Gmail
 * ignores dots, so one inbox has many addresses. Accounts store the address as entered.
 */
export function getInboxAddress(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = '', domain] = [address.slice(0, at).replace(/\+.*$/, ''), address.slice(at + 1)];
  return GMAIL_DOMAINS.includes(domain ?? '') ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
