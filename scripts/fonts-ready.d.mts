export declare function waitForFonts(): Promise<void>;
