/** Size of a picture in the product, in px and bytes. It is traced larger and scaled down. */
export const PICTURE = { width: 720, height: 900, maxBytes: 40 * 1024 };
