import { toast } from 'sonner';

/** Resets what the tests of screens leave in the page and in libraries. */
export function resetPage(): void {
  for (const { id } of toast.getToasts()) toast.dismiss(id);
  window.dispatchEvent(new Event('online'));
  document.body.replaceChildren();
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  history.replaceState(null, '', '/');
}
