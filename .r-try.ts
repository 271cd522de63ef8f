import { loadRegions, readTopology } from '@/lib/api-host/region/load-regions';
import { anywhere, seededRandom, take } from '@/tests/unit/region/sample-points';
const topo=readTopology(); const ix=loadRegions();
const pts=take(100_000, anywhere(topo), seededRandom(1), p=>ix.find(p)?.distanceM===0);
for(let r=0;r<8;r++){const t=performance.now(); for(const p of pts) ix.find(p); console.log(r,(performance.now()-t)*10,'ns each');}
