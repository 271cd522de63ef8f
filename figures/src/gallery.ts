import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES } from '@/lib/contract/category';
import { getOutfitClo, getWarmthLevel, getWornGarments } from '../../lib/domain/wardrobe/insulation';
import { OUTFITS } from '../../lib/domain/wardrobe/outfits';
import type { Outfit } from '../../lib/domain/wardrobe/wardrobe';
import { KO } from '../../lib/messages/ko/messages';

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

function card(outfit: Outfit, pictures: string): string {
  const clo = getOutfitClo(outfit);
  const level = getWarmthLevel(clo);
  const drawn = existsSync(join(pictures, `${outfit.id}.webp`));
  const items = getWornGarments(outfit).map(
    ({ garment, colorId, color }) =>
      `<li><i style="background:${color}"></i>${escape(`${KO.wornGarment.format({ color: colorId, garment })}`)}</li>`,
  );
  const picture = drawn
    ? `<img loading="lazy" width="360" height="450" alt="" src="../../${pictures}/${outfit.id}.webp">`
    : '<div class="none">아직 그리지 않았어요</div>';
  return `<article data-gender="${outfit.gender}" data-category="${outfit.categoryIds[0]}" data-level="${level}" data-drawn="${drawn}">${picture}
<h2>${escape(KO.outfits[outfit.id])}</h2><p>${outfit.id}<br>${level} · ${clo.toFixed(2)} clo</p><ul>${items.join('')}</ul></article>`;
}

const select = (name: string, choices: readonly (readonly [string, string])[]) =>
  `<label>${name} <select name="${name}"><option value="">모두</option>${choices.map(([value, text]) => `<option value="${value}">${text}</option>`).join('')}</select></label>`;

const STYLE = `body{font:14px/1.5 system-ui;margin:24px;background:#f7f7f5;color:#222}form{position:sticky;top:0;background:#f7f7f5;padding:8px 0;display:flex;gap:16px;flex-wrap:wrap}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:20px}article{background:#fff;border-radius:16px;overflow:hidden;padding-bottom:12px}article[hidden]{display:none}
img,.none{width:100%;height:auto;aspect-ratio:4/5;display:grid;place-items:center;background:#ecece8;color:#777}h2{font-size:16px;margin:10px 14px 0}p{margin:2px 14px;color:#666;font-size:12px}ul{margin:6px 14px;padding:0;list-style:none}
li i{display:inline-block;width:12px;height:12px;border-radius:6px;margin-right:6px;border:1px solid #0002}`;

const SCRIPT = `const form=document.querySelector('form');form.addEventListener('change',()=>{let n=0;for(const a of document.querySelectorAll('article')){const f=new FormData(form);a.hidden=!['gender','category','level','drawn'].every(k=>!f.get(k)||a.dataset[k]===f.get(k));n+=!a.hidden}document.querySelector('output').textContent=n});form.dispatchEvent(new Event('change'))`;

/**
 * Writes one static page with every outfit (picture, garments, insulation) and filters, and returns its path. It opens
 * without a server.
 */
export function writeGallery(pictures: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const filters = [
    select('gender', [
      ['FEMALE', '여성'],
      ['MALE', '남성'],
    ]),
    select(
      'category',
      CATEGORIES.map(({ id, key }) => [String(id), KO.categories[key]]),
    ),
    select(
      'level',
      [...'ABCDEFGHI'].map((level) => [level, level] as const),
    ),
    select('drawn', [
      ['true', '그림 있음'],
      ['false', '그림 없음'],
    ]),
  ];
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>옷차림 그림</title><style>${STYLE}</style>
<form>${filters.join('')}<span><output></output>벌</span></form><main>${OUTFITS.map((outfit) => card(outfit, pictures)).join('\n')}</main><script>${SCRIPT}</script></html>`,
  );
  return file;
}
