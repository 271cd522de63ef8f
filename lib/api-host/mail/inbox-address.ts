/** Where dots in the name mean nothing, and by what other name it goes. */
const GMAIL_DOMAINS = ['gmail.com', 'googlemail.com'];

/**
 * What a limit counts an address as: the box that it ends in. `someone+tag@` is delivered to `someone@`, and Gmail leaves
 * dots out of account, so one box has any number of addresses. Nothing else goes by this: an account has the address
 * as it was given.
 */
export function getInboxAddress(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = '', domain] = [address.slice(0, at).replace(/\+.*$/, ''), address.slice(at + 1)];
  return GMAIL_DOMAINS.includes(domain ?? '') ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
