export declare function toOneByteSource(code: string): string;
export declare const ONE_BYTE_SOURCE: { apply: (compiler: object) => void };
