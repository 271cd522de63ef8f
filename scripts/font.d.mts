/** Types of scripts/font.mjs. */
export declare function rankCharacters(): string[];
export declare function openFont(characters: string[]): Promise<Buffer>;
export declare function cutCore(font: Buffer, characters: string[]): Promise<{ core: Buffer; count: number }>;
export declare function takeScreenSlices(remaining: Set<string>): string[][];
