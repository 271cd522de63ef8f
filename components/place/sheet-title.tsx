/** Focus comes here, not into the field below it: a keyboard would cover the list. */
function takeFocus(title: HTMLElement | null): void {
  // A dialog that opens looks for this attribute; one that is open already has only what is in it changed.
  title?.setAttribute('autofocus', '');
  title?.focus();
}

/** The title of what is in the sheet of places. */
export function SheetTitle({ children }: { children: string }) {
  return (
    <h2 id="places-title" ref={takeFocus} tabIndex={-1} className="text-title font-bold outline-none">
      {children}
    </h2>
  );
}
