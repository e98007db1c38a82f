import { chromium } from '@playwright/test';
const base='http://127.0.0.1:3999'; const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const EN=new Set('the and your you with is are was were this that of to for from not we it they have has will can what when how which who by at be or if an please there here nobody somebody their our its who'.split(' '));
const english=(s)=>{const w=s.toLowerCase().match(/[a-záéíóúñü’']+/g)??[];const n=w.filter(x=>EN.has(x)).length;return w.length>=3&&n>=2;};
const people={ '/elder-shield':'elder@demo.test' };
const paths=process.argv.slice(2);
for(const path of paths){ const ctx=await browser.newContext({locale:'es-US',viewport:{width:1440,height:1000}}); const page=await ctx.newPage(); const errors=[]; page.on('pageerror',e=>errors.push(e.message));
 await page.request.post(base+'/api/login',{form:{email:people[path]??(path.startsWith('/admin')||/harvest|control/.test(path)?'admin@demo.test':'analyst@demo.test'),password:'demo-pass-2026'},headers:{origin:base},maxRedirects:0});
 await page.goto(base+path); await page.waitForTimeout(2500);
 const texts=await page.evaluate(()=>{const out=[];const w=document.createTreeWalker(document.body,NodeFilter.SHOW_TEXT);let n;const seen=new Set();while(n=w.nextNode()){const p=n.parentElement;if(!p||p.closest('[lang="en"],script,style'))continue;const b=p.closest('p,li,dt,dd,h1,h2,h3,button,a,label,td,th,legend,summary,div');const s=(b??p).innerText?.trim();if(s&&s.length<600&&!seen.has(s)){seen.add(s);out.push(s);}} for(const e of document.querySelectorAll('[aria-label],[placeholder],[title]'))for(const a of ['aria-label','placeholder','title']){const v=e.getAttribute(a);if(v&&!seen.has(v)){seen.add(v);out.push('@'+v);}} return out;});
 const bad=[...new Set(texts.flatMap(t=>t.split('\n')).map(x=>x.trim()).filter(english))];
 console.log('##',path,await page.evaluate(()=>document.documentElement.lang),texts.length,errors.join('|')); for(const b of bad) console.log('   ',b.slice(0,160)); if(process.env.SHOT) await page.screenshot({path:`/tmp/es${path.replaceAll('/','_')}.png`,fullPage:false}); await ctx.close(); }
await browser.close();
