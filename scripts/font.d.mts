/** What scripts/font.mjs gives to TypeScript. */
export declare function rankCharacters(): string[];
export declare function openFont(characters: string[]): Promise<Buffer>;
export declare function cutCore(font: Buffer, characters: string[]): Promise<{ core: Buffer; count: number }>;
export declare function screenSlices(left: Set<string>): string[][];
