/* What a loss of power would leave on the disk.

   Loaded before everything else (LD_PRELOAD) into a program that stores something. Whenever the program
   asks for a file below POWER_FOLDER to be brought to the disk (fsync, fdatasync) what the file holds at
   that moment is copied below POWER_SHADOW. What was written but not synced is not in the shadow: after
   the program was killed the shadow is what a machine without power would find. Names are kept as strictly
   as a journaling file system does: a renamed or removed file is so at once, a new one is there with its
   first sync. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define BLOCK 4096

/* Write the name of a path's shadow; return whether it has one. */
static int shadow_of(const char *path, char *shadow) {
    const char *folder = getenv("POWER_FOLDER"), *other = getenv("POWER_SHADOW");
    char whole[PATH_MAX];
    if (!folder || !other || !path) return 0;
    if (path[0] != '/') {
        char here[PATH_MAX];
        if (!getcwd(here, sizeof here)) return 0;
        if (snprintf(whole, sizeof whole, "%s/%s", here, path) >= (int)sizeof whole) return 0;
        path = whole;
    }
    size_t length = strlen(folder);
    if (strncmp(path, folder, length) || path[length] != '/') return 0;
    return snprintf(shadow, PATH_MAX, "%s%s", other, path + length) < PATH_MAX;
}

static void make_folders(char *path) {
    for (char *at = path + 1; (at = strchr(at, '/')); at++) {
        *at = 0;
        mkdir(path, 0700);
        *at = '/';
    }
}

/* Bring the shadow up to what the file holds now, block by block. */
static void bring(int from, const char *shadow) {
    struct stat now;
    char name[PATH_MAX];
    if (fstat(from, &now) || !S_ISREG(now.st_mode)) return;
    strcpy(name, shadow);
    make_folders(name);
    int to = open(shadow, O_RDWR | O_CREAT, 0600);
    if (to < 0 || ftruncate(to, now.st_size) || now.st_size == 0) {
        if (to >= 0) close(to);
        return;
    }
    char *a = mmap(NULL, now.st_size, PROT_READ, MAP_SHARED, from, 0);
    char *b = mmap(NULL, now.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, to, 0);
    if (a != MAP_FAILED && b != MAP_FAILED)
        for (off_t at = 0; at < now.st_size; at += BLOCK) {
            size_t size = now.st_size - at < BLOCK ? now.st_size - at : BLOCK;
            if (memcmp(a + at, b + at, size)) memcpy(b + at, a + at, size);
        }
    if (a != MAP_FAILED) munmap(a, now.st_size);
    if (b != MAP_FAILED) munmap(b, now.st_size);
    close(to);
}

static void synced(int file) {
    char link[64], path[PATH_MAX], shadow[PATH_MAX];
    int before = errno;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t size = readlink(link, path, sizeof path - 1);
    if (size > 0) {
        path[size] = 0;
        if (shadow_of(path, shadow)) {
            /* the descriptor may be for writing only, which cannot be mapped */
            int again = open(path, O_RDONLY);
            if (again >= 0) {
                bring(again, shadow);
                close(again);
            }
        }
    }
    errno = before;
}

#define REAL(name) ((int (*)())dlsym(RTLD_NEXT, name))

int fsync(int file) {
    int done = REAL("fsync")(file);
    if (done == 0) synced(file);
    return done;
}

int fdatasync(int file) {
    int done = REAL("fdatasync")(file);
    if (done == 0) synced(file);
    return done;
}

int rename(const char *from, const char *to) {
    char a[PATH_MAX], b[PATH_MAX];
    int done = REAL("rename")(from, to);
    if (done == 0 && shadow_of(from, a) && shadow_of(to, b)) REAL("rename")(a, b);
    return done;
}

int unlink(const char *path) {
    char shadow[PATH_MAX];
    int done = REAL("unlink")(path);
    if (done == 0 && shadow_of(path, shadow)) REAL("unlink")(shadow);
    return done;
}
