import { recommend } from '@/lib/domain/recommendation/recommend';
import { traitsOf } from '@/lib/domain/recommendation/traits';
import { hoursThatCount } from '@/lib/domain/recommendation/hours-that-count';
import { outside } from '@/lib/domain/recommendation/outside';
import { CATEGORIES } from '@/lib/domain/recommendation/category';
import { surroundingsOf, aimClo } from '@/lib/domain/comfort/aim';
import { thermalVote } from '@/lib/domain/comfort/thermal-vote';
import { conventionBand, conventionClo, effectiveTemperatureC } from '@/lib/domain/comfort/convention';
import { fitOf } from '@/lib/domain/recommendation/fit';
import { aimsOf } from '@/lib/domain/recommendation/candidates';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { kstEpochMs, addDays } from '@/lib/domain/kst';
import { recordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { toGridCell, gridCellCentre } from '@/lib/domain/dfs-grid';
const cell=toGridCell({lat:37.5714,lon:126.9658});
const place=gridCellCentre(cell);
const T=()=>({n:0,ok:0,cold:0,band:0,sum:0,hot:0});
const res: Record<string,ReturnType<typeof T>>={};
const add=(k:string,v:number,clo:number,t:number,fl:number)=>{const r=res[k]??=T(); r.n++; if(Math.abs(v)<=.5)r.ok++; if(v<-1)r.cold++; if(v>1)r.hot++; r.sum+=v; const b=conventionBand(t).clo; const ik=conventionClo(effectiveTemperatureC(t,fl)); if(clo>=b[0]-.15&&clo<=b[1]+.15)r.band++;};
const t0=Date.now();
for(let d=0;d<365;d++){ const date=addDays('2023-01-01',d);
 const weather=recordedWeather(cell,kstEpochMs(date,7));
 const day=weather.hours.filter(h=>h.epochMs>=kstEpochMs(date)&&h.epochMs<kstEpochMs(date,24)).map(h=>h.temperatureC);
 const at8=day[8]!, mean=day.reduce((a,b)=>a+b,0)/day.length, max=Math.max(...day);
 for(const e of [2,1,4,3] as const){ const cat=CATEGORIES[e];
  const {hours}=hoursThatCount(weather,kstEpochMs(date,7),e);
  const out=hours.map(h=>outside(h,place));
  const aim=aimsOf(out,{eventTypeId:e});
  const r=recommend({weather,nowMs:kstEpochMs(date,7),eventTypeId:e,gender:'FEMALE',outfits:OUTFITS,garments:garmentById,seed:'',count:1});
  const best=r.outfits[0]!; const traits=traitsOf(best.outfit,garmentById); const fit=fitOf(traits,out,aim);
  const vote=(i:number,clo:number,p:number)=>thermalVote(surroundingsOf(out[i]!,cat),cat,{insulationClo:clo,airPermeability:p});
  out.forEach((o,i)=>{const st=traits.states[fit.worn[i]!]!; add(e+' engine',vote(i,fit.clo[i]!,st.airPermeability),fit.clo[i]!,o.temperatureC,o.feelsLikeC);
   const ideal=aim(i,50); add(e+' aim',vote(i,ideal,50),ideal,o.temperatureC,o.feelsLikeC);
   for(const [n,t] of [['08h',at8],['mean',mean],['max',max]] as const){ const b=conventionBand(t).clo; const clo=(b[0]+b[1])/2; add(e+' mid '+n,vote(i,clo,50),clo,o.temperatureC,o.feelsLikeC);
    // nearest outfit, layers free
    const own=OUTFITS.filter(x=>x.gender==='FEMALE'&&x.eventTypes.includes(e)); 
    let bo=own[0]!,bd=9; for(const x of own){const tr=traitsOf(x,garmentById); const c=Math.max(...tr.states.map(s=>s.clo)); if(Math.abs(c-clo)<bd){bd=Math.abs(c-clo);bo=x;}}
    const tr=traitsOf(bo,garmentById); const full=tr.states.at(-1)!; add(e+' outfit-as-is '+n,vote(i,full.clo,full.airPermeability),full.clo,o.temperatureC,o.feelsLikeC);
    const f=fitOf(tr,[o],(_,p)=>aim(i,p)); const s=tr.states[f.worn[0]!]!; add(e+' outfit-shed '+n,vote(i,s.clo,s.airPermeability),s.clo,o.temperatureC,o.feelsLikeC);
   }});
 }}
console.log(Date.now()-t0);
for(const k of Object.keys(res).sort()){const r=res[k]!; console.log(k.padEnd(24),r.n,(100*r.ok/r.n).toFixed(1),'cold',(100*r.cold/r.n).toFixed(1),'hot',(100*r.hot/r.n).toFixed(1),'band',(100*r.band/r.n).toFixed(1),'mean',(r.sum/r.n).toFixed(2));}
