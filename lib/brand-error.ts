/**
 * Names a class of errors and makes `instanceof` recognise its instances from every copy of the class. Next.js bundles
 * pages, route handlers and the edge layer separately, and an error may pass from one to another through shared state.
 * Called in a static block of each class, because subclasses would inherit the check of their parent.
 */
export function brandError(errorClass: { prototype: Error }, name: string): void {
  const brand = Symbol.for(`nalot.${name}`);
  Object.defineProperties(errorClass.prototype, {
    name: { value: name, writable: true, configurable: true },
    [brand]: { value: true },
  });
  Object.defineProperty(errorClass, Symbol.hasInstance, {
    value: (value: unknown) => typeof value === 'object' && value !== null && brand in value,
  });
}
