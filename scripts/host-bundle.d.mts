export declare const UNBUNDLED_PACKAGES: string[];
export declare const HOST_EXTERNALS: Record<string, string>;
