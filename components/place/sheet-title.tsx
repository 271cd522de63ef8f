/** Focuses the title instead of the input below it, because a keyboard would cover the list. */
function takeFocus(title: HTMLElement | null): void {
  // An opening dialog focuses the element with this attribute. In an open dialog the focus has to be set.
  title?.setAttribute('autofocus', '');
  title?.focus();
}

export function SheetTitle({ children }: { children: string }) {
  return (
    <h2 id="places-title" ref={takeFocus} tabIndex={-1} className="text-title font-bold outline-none">
      {children}
    </h2>
  );
}
