import * as T from '@/lib/domain/recommendation/traits';
import { hoursThatCount } from '@/lib/domain/recommendation/hours-that-count';
import { outside } from '@/lib/domain/recommendation/outside';
import { CATEGORIES } from '@/lib/domain/recommendation/category';
import { surroundingsOf } from '@/lib/domain/comfort/aim';
import { thermalVote } from '@/lib/domain/comfort/thermal-vote';
import { fitOf, misfitOf, oddity } from '@/lib/domain/recommendation/fit';
import { aimsOf } from '@/lib/domain/recommendation/candidates';
import { demandsOf } from '@/lib/domain/recommendation/demands';
import { breaksDressRule, isSpoilt, letsColdRainIn, letsWindIn } from '@/lib/domain/recommendation/rules';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { kstEpochMs, addDays } from '@/lib/domain/kst';
import { recordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { toGridCell, gridCellCentre } from '@/lib/domain/dfs-grid';
const cell=toGridCell({lat:37.5714,lon:126.9658}); const place=gridCellCentre(cell);
const G=(id:string)=>garmentById.get(id)!;
type S={clo:number,p:number,carry:number};
function states(o:any,mode:{subsets:boolean,open:boolean}):S[]{
 const base=[...o.base.map((w:any)=>G(w.garment)),G(o.shoes.garment)]; const L=o.layers.map((w:any)=>G(w.garment)); const acc=o.accessories.map((w:any)=>G(w.garment)).filter((g:any)=>g.insulationClo>0);
 const sets:any[][]=[]; 
 if(mode.subsets){for(let m=0;m<(1<<L.length);m++)sets.push(L.filter((_:any,i:number)=>m>>i&1));}
 else for(let k=0;k<=L.length;k++)sets.push(L.slice(0,k));
 const r:S[]=[];
 for(const s of sets){const out=s.at(-1); const c=T.ensembleClo([...base,...s]); r.push({clo:c,p:out?.airPermeability??50,carry:s.length<L.length?1:0});
  if(mode.open&&out) r.push({clo:c-.835*.3*out.insulationClo,p:50,carry:s.length<L.length?1:0});}
 if(acc.length) r.push({clo:T.ensembleClo([...base,...L,...acc]),p:L.at(-1)?.airPermeability??50,carry:0});
 return r;}
for(const mode of [{subsets:false,open:false},{subsets:true,open:false},{subsets:false,open:true},{subsets:true,open:true}]) for(const odd of [true,false]) {
 const st=new Map(OUTFITS.map(o=>[o,states(o,mode)]));
 const by:Record<string,number[]>={};
 for(let d=0;d<365;d++){ const date=addDays('2023-01-01',d); const weather=recordedWeather(cell,kstEpochMs(date,7)); const e=2 as const; const cat=CATEGORIES[e];
  const {hours}=hoursThatCount(weather,kstEpochMs(date,7),e); const out=hours.map(h=>outside(h,place)); const dem=demandsOf(hours,out); const aim=aimsOf(out,{eventTypeId:e});
  let bj=1e9,bw:S[]=[];
  for(const o of OUTFITS){ if(o.gender!=='FEMALE'||!o.eventTypes.includes(e))continue; const tr=T.traitsOf(o,garmentById); if(breaksDressRule(tr,e,dem)||isSpoilt(tr,dem))continue;
   let J=0,c=0; const w:S[]=[]; out.forEach((x,i)=>{let b=1e9,bs!:S; for(const s of st.get(o)!){const q=misfitOf(s.clo,aim(i,s.p)); if(q<b){b=q;bs=s;}} J+=b;c+=bs.carry;w.push(bs);});
   J=(J+.08*c)/out.length+(letsColdRainIn(tr,dem)?2:0)+(letsWindIn(tr,dem)?1:0)+(odd?oddity(tr,{misfit:0,worn:[],wornInFull:c<out.length,tooThin:false},e,dem):0);
   if(J<bj){bj=J;bw=w;}}
  out.forEach((x,i)=>{const v=thermalVote(surroundingsOf(x,cat),cat,{insulationClo:bw[i]!.clo,airPermeability:bw[i]!.p}); const k=date.slice(5,7); const r=by[k]??=[0,0,0]; r[0]!++; if(Math.abs(v)<=.5)r[1]!++; if(v<-1)r[2]!++;});
 }
 const all=Object.values(by).reduce((a,b)=>[a[0]!+b[0]!,a[1]!+b[1]!,a[2]!+b[2]!],[0,0,0]);
 console.log(JSON.stringify(mode),'odd',odd,(100*all[1]!/all[0]!).toFixed(1),'cold',(100*all[2]!/all[0]!).toFixed(1),Object.keys(by).sort().map(k=>k+':'+(100*by[k]![1]!/by[k]![0]!).toFixed(0)).join(' '));
}
