/**
 * Towns and villages whose names are words of the dictionary: what GeoNames (CC BY 4.0) lists in Britain and Ireland, larger
 * ones elsewhere, and SCOWL's common words share, without words that hardly ever mean the place ("city", "most").
 */
export const TOWN_WORDS: ReadonlySet<string> = new Set(
  (
    'abridge acre agar alabaster aloha alpine amble anaconda anchorage angers antelope anthem apex arbutus archway ascot ash aspen ' +
    'astrakhan auburn badger baker banes banks barking bath battle battlefield bay beacon bear bell bend bender billings blarney ' +
    'bologna boo borne botany boulder bountiful bow bra bray brewer briar bridge brier brigantine bright brooks brush buckeye buffalo ' +
    'bugle bury busby butler butte cairns calliope callow camber canning canton canyon cardigan caribou carver castor cayenne ' +
    'celebration chandler chaparral cheddar chinchilla chino church citrus clarion clay clones clover cloverleaf cocoa cognac collie ' +
    'columbine concord converse convoy cooling cork corning corona cottonwood countryside cove coven crick crook crystal cults cumming ' +
    'cypress dale dauphin davenport deal defiance delta dent derby dole dome dover duns dyer eagle emerald eureka evergreen eye fate felling ' +
    'ferns fife fishers flagstaff fleet flint florin flushing ford fords forest forth fountain freehold freshwater friendly gap ' +
    'garland garner garnet garrison gateway gent globe golden goldenrod gore goring grain grange grapevine grays green griffin grimes ' +
    'grove groves gypsum hackney hale hallow hamlet harrow harvest hassocks hawthorn hay hays hazard healing heath hermitage hickory ' +
    'highland highlands hill hillside ho hocking holiday holly homeland homer homestead homburg hook hope hove hull humble hurricane ' +
    'imperial jasper jingling keystone king lakes lancing lander landing largo larkspur laurel lea leek leer lens liberty limerick ' +
    'linden lira lisle lively locking madras magenta magnolia maidenhead mallow mango manly manor marathon march marina marks marlin ' +
    'martin mascara mayo mead mecca medulla mentor mere meridian mesa mesquite metro metropolis midland midstream midway mobile moody ' +
    'moraine morrow moss mound mountainside muff mullion muscat mustang natal neath newton nice noble normal oasis ogre orange ' +
    'orchards osprey overland oxford pacific page paisley palmetto pant papaya par paradise paramount parkway parsons pearl pen perm ' +
    'petal phoenix pinto pita plains plantation plover plum pool poole poplar portage providence pueblo queens quarto raglan reading ' +
    'republic reservoir retreat revere ridge rifle riverside rock rodeo rogers roman rose rosebud roses rugby rusk rye sale saline ' +
    'salt sandbank sandwich sandy savage sawmills scone seaside sedan shanghai sharpness shields shoreline singleton slough snowflake ' +
    'sparks speedway split spring springs stains star sterling stock stoke stone stow strawberry street sulphur summerhouse summit ' +
    'sunrise sunset sunshine superior surprise surrey sway swords sycamore tamale tangier tank tapping temperance temple tequila ' +
    'terrace tire tong torrent tours tower trail triangle trim trinity trooper troy tucker tumble turner upland uptown valence ' +
    'valentine valley van vermilion vernal villas vineyard viola vista wagoner wales walker wall walnut warden ware warren wellington ' +
    'welling wells westerly wheeling whistler whitefish wick willows wing winters woodland woodlands wool worms worth wright young'
  ).split(' '),
);
